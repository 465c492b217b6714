import { expect, it } from 'vitest';
import { render } from './entry-server';

const load = () => Promise.resolve({ status: 404, body: { message: 'Diesen Link gibt es nicht.' } });
const headersOf = async (url: string) => {
  const { headers, head } = await render({ url, origin: 'https://jobs.example', supportEmail: 'hilfe@jobs.example', load });
  return { headers, noindex: head.includes('<meta name="robots" content="noindex">') };
};
const SECRET = { headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }, noindex: true };

it.each([
  '/reset-password?token=geheim',
  '/confirm-email?token=geheim',
  '/invitations/geheim',
  '/newsletter/confirm?token=geheim',
  '/newsletter/unsubscribe?token=geheim',
  '/job-alerts/confirm?token=geheim',
  '/job-alerts/unsubscribe?token=geheim',
  '/applications/status/geheim',
])('%s tells its address to nobody, and is kept nowhere', async (url) => {
  expect(await headersOf(url)).toEqual(SECRET);
});

it('any other page may be kept', async () => {
  expect((await headersOf('/login')).headers).toEqual({});
});
