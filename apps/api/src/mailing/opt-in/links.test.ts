import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer({ SEED: 'none' });
afterAll(() => server.stop());

const SECRETS = [
  '//evil.example',
  '/\\evil.example',
  '../../..//evil.example',
  'https://evil.example',
  '\r\nLocation: https://evil.example',
  '?a#b',
  '@evil.example',
  'ä',
];
const STEPS = ['newsletter/confirm', 'newsletter/unsubscribe', 'job-alerts/confirm', 'job-alerts/unsubscribe'];

describe.each(STEPS)('rule 12: the link %s, whatever stands in the place of its secret,', (step) => {
  it.each(SECRETS)('leads to its own page and takes %j along as it is', async (secret) => {
    const answer = await fetch(`${server.url}/api/public/${step}/${encodeURIComponent(secret)}`, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    const target = new URL(answer.headers.get('location') ?? '', server.url);
    expect([target.origin, target.pathname, target.searchParams.get('token')]).toEqual([server.url, `/${step}`, secret]);
  });

  it.each(SECRETS)('leads a form that was pressed with %j to the same page', async (secret) => {
    const url = `${server.url}/api/public/${step}/${encodeURIComponent(secret)}`;
    const answer = await fetch(url, { method: 'POST', redirect: 'manual', headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/${step}?outcome=used`]);
  });
});
