import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';

const known = { error: 'TypeError', page: '/jobs/:id', places: ['page-Bx3k_9aZ.js:1:2345', 'vendor-AAAAAAAA.js:9:17'] };

const server = await startTestServer({ SEED: 'none', RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' });
afterAll(() => server.stop());

let visitors = 0;
const report = (body: unknown, address = `198.51.100.${(visitors += 1)}`) =>
  server.call('/api/public/client-errors', { method: 'POST', body, headers: { 'x-forwarded-for': address } });
const lines = () => server.logged.filter(({ event }) => event === 'client-error');

describe('an error in a browser (decision 0069)', () => {
  it('is one line of the log, with kind and place in the code', async () => {
    expect((await report(known)).status).toBe(204);
    expect(lines().at(-1)).toEqual({
      level: 'warn',
      event: 'client-error',
      fields: { error: 'TypeError', page: '/jobs/:id', place: 'page-Bx3k_9aZ.js:1:2345 < vendor-AAAAAAAA.js:9:17' },
    });
  });

  it.each([
    ['a sentence', { ...known, error: 'Annika Brandt hat geschrieben' }],
    ['an address with its query', { ...known, page: '/jobs/101?ref=MC7F2KQW' }],
    ['the secret of a link', { ...known, page: '/applications/status/k3J9' }],
    ['a script of somebody else', { ...known, places: ['https://evil.example/x.js:1:1'] }],
    ['a line break', { ...known, places: ['page.js:1:1\n{"event":"forged"}'] }],
    ['a long list', { ...known, places: Array.from({ length: 6 }, () => 'page.js:1:1') }],
    ['nothing', {}],
  ])('takes nothing that could hold personal data: %s', async (_what, body) => {
    const before = lines().length;
    expect((await report(body)).status).toBe(400);
    expect(lines()).toHaveLength(before);
  });

  it('leaves out what is said besides', async () => {
    await report({ ...known, message: 'annika.brandt@post.example', user: 7 });
    expect(JSON.stringify(lines().at(-1))).not.toMatch(/annika|user|198\.51/);
  });

  it('is taken ten times an hour from one address', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await report(known, '203.0.113.9')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
  });
});
