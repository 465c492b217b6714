/** @module-tag embedded */
import { readSubscribers } from '@stellwerk/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

const PATH = '/api/private/admin/subscribers';
const at = new Date('2026-11-20T08:00:00Z');

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('admin@demo.example');
  const { db } = server.context;
  // The demo data contains one as well.
  await db.deleteFrom('job_alerts').execute();
  const row = { types: ['CANDIDATE' as const], consents: '[]', created_at: at };
  await db
    .insertInto('newsletter_subscriptions')
    .values([
      { ...row, email: 'jette@post.example', status: 'CONFIRMED', confirmed_at: at },
      { ...row, email: '=SUMME(1)@post.example', status: 'CONFIRMED', confirmed_at: at },
      { ...row, email: 'wartet@post.example', status: 'PENDING' },
    ])
    .execute();
  await db
    .insertInto('job_alerts')
    .values({ email: 'jette@post.example', query: '{}', rhythm: 'DAILY', consents: '[]', created_at: at, confirmed_at: at })
    .execute();
});
afterAll(() => server.stop());

const list = async (query = '') => readSubscribers((await server.call(PATH + query, { token })).body);

it('O47 O93: subscribers are counted by standing, searched and filtered', async () => {
  expect((await list()).counts).toEqual({ all: 4, confirmed: 3, waiting: 1 });
  const found = await list('?search=jette');
  expect(found.subscribers.map(({ kind, confirmedAt }) => [kind, confirmedAt])).toEqual([
    ['job-alert', at.toISOString()],
    ['newsletter', at.toISOString()],
  ]);
  const waiting = await list('?standing=waiting');
  expect([waiting.total, waiting.subscribers[0]?.email, waiting.subscribers[0]?.confirmedAt]).toEqual([1, 'wartet@post.example', null]);
  expect((await list('?search=%25')).total).toBe(0);
});

it('rule 10: the file has those alone who have confirmed, with the moment of consent, and no cell that a spreadsheet runs', async () => {
  const answer = await fetch(`${server.url}${PATH}/export`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.headers.get('content-disposition')).toContain('abonnenten.csv');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines[0]).toBe('E-Mail;Art;Eingewilligt am;Bestätigt am');
  expect(lines.slice(1).map((line) => line.split(';').slice(0, 2))).toEqual([
    ["'=SUMME(1)@post.example", 'Newsletter'],
    ['jette@post.example', 'Suchauftrag'],
    ['jette@post.example', 'Newsletter'],
  ]);
  for (const line of lines.slice(1)) expect(line).toContain('20.11.2026');
});

it('rule 2: nobody else sees them, and no address is logged', async () => {
  for (const path of [PATH, `${PATH}/export`]) {
    expect((await server.call(path)).status).toBe(401);
    expect((await server.call(path, { token: await server.login('owner@demo.example') })).status).toBe(403);
  }
  expect(JSON.stringify(server.logged)).not.toContain('jette@post.example');
});
