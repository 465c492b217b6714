import { setImmediate } from 'node:timers/promises';
import { SHARED } from '@stellwerk/domain/endpoints';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { createMemory } from './memory.ts';
import type { AppEnv } from './middleware.ts';

let server: TestServer;
let time = new Date('2026-12-01T10:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ CORS_ORIGINS: 'https://other.example' }, { now: () => time });
  await vi.waitFor(() => expect(server.context.engine.publicVersion.current()).not.toBeNull());
});
afterAll(() => server.stop());

const JOB = '/api/public/jobs/101';
/** Whether the last answer to a request for a job came from memory. */
const wasRemembered = (): boolean => {
  const { fields } = server.logged.findLast(({ event }) => event === 'request') ?? {};
  return typeof fields === 'object' && fields !== null && 'remembered' in fields;
};
/** The text of an answer; an error has the id of its request. */
const withoutId = (text: string): string => text.replace(/"requestId":"[^"]*"/, '');
async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, { headers });
  return { response, text: await response.text(), remembered: wasRemembered() };
}

describe('answers from memory', () => {
  it('have the same headers and bytes as the first one, but an id of their own', async () => {
    const [first, second] = [await ask(JOB), await ask(JOB)];
    expect([first.remembered, second.remembered]).toEqual([false, true]);
    expect(second.text).toBe(first.text);
    const headersOf = ({ response }: typeof first) =>
      Object.fromEntries([...response.headers].filter(([name]) => !['x-request-id', 'date'].includes(name)));
    expect(headersOf(second)).toMatchObject({ etag: expect.stringMatching(/^"[\w-]{22}"$/), 'content-length': expect.any(String) });
    const { 'content-length': _length, 'transfer-encoding': _coding, ...rest } = headersOf(first);
    expect(headersOf(second)).toMatchObject(rest);
    expect(second.response.headers.get('x-request-id')).not.toBe(first.response.headers.get('x-request-id'));
    expect(first.response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=60');
  });

  it('are 304 for what the client has', async () => {
    const etag = (await ask(JOB)).response.headers.get('etag') ?? '';
    const again = await ask(JOB, { 'if-none-match': `"other", W/${etag}` });
    expect([again.response.status, again.text, again.remembered]).toEqual([304, '', true]);
    await server.context.db.updateTable('industries').set({ name: 'Neu' }).where('id', '=', 1).execute();
    // The data changed, this answer did not.
    const afterwards = await ask(JOB, { 'if-none-match': etag });
    expect([afterwards.response.status, afterwards.remembered]).toEqual([304, false]);
  });

  it('are new after each change of the data', async () => {
    for (const title of ['Erste', 'Zweite', 'Dritte']) {
      await ask(JOB);
      await server.context.db.updateTable('jobs').set({ title }).where('id', '=', 101).execute();
      expect((await ask(JOB)).text).toContain(`"title":"${title}"`);
    }
  });

  it('are not what was read before a change that came meanwhile', async () => {
    const { db } = server.context;
    await db.updateTable('jobs').set({ title: 'Vorher' }).where('id', '=', 101).execute();
    const all = Array.from({ length: 20 }, () => ask(JOB));
    await db.updateTable('jobs').set({ title: 'Nachher' }).where('id', '=', 101).execute();
    await Promise.all(all);
    expect((await ask(JOB)).text).toContain('Nachher');
  });

  it('are made once for many who ask at the same time', async () => {
    let [version, made] = [1, 0];
    const { remember } = createMemory({
      version: { current: () => version },
      now: () => time,
      log: () => undefined,
      metrics: { finished: () => undefined, remembered: () => undefined },
    });
    const app = new Hono<AppEnv>().use(remember).get('/', async (c) => {
      made += 1;
      await setImmediate();
      return c.text(`${made}`, 200, { 'cache-control': SHARED });
    });
    const text = async () => (await app.request('/', { headers: { host: 'jobs.example' } })).text();
    expect(await text()).toBe('1');
    version += 1;
    expect(new Set(await Promise.all(Array.from({ length: 20 }, text)))).toEqual(new Set(['2']));
  });

  it('last a minute, and no day longer', async () => {
    await ask(JOB);
    time = new Date(time.getTime() + 59_000);
    expect((await ask(JOB)).remembered).toBe(true);
    time = new Date(time.getTime() + 1000);
    expect((await ask(JOB)).remembered).toBe(false);
    time = new Date('2026-12-01T22:59:59Z');
    await ask(JOB);
    // Midnight in Berlin.
    time = new Date('2026-12-01T23:00:00Z');
    expect((await ask(JOB)).remembered).toBe(false);
  });

  it('are kept apart by encoding, and by query', async () => {
    const plain = await ask('/api/jobs', { 'accept-encoding': 'identity' });
    const packed = await ask('/api/jobs', { 'accept-encoding': 'br' });
    expect([packed.remembered, packed.response.headers.get('content-encoding'), packed.text]).toEqual([false, 'br', plain.text]);
    expect(packed.response.headers.get('etag')).not.toBe(plain.response.headers.get('etag'));
    expect((await ask('/api/jobs?page=2', { 'accept-encoding': 'br' })).text).not.toBe(plain.text);
  });
});

/** Addresses that are the same for everybody, and of one person. */
const MIXED = [JOB, '/api/jobs', '/api/public/plans', '/api/private/users/profile'];

async function headersOf(email: string | null): Promise<Record<string, string>> {
  return email === null ? {} : { authorization: `Bearer ${await server.login(email)}` };
}

describe('no answer of a person', () => {
  it('comes from memory or gets there', async () => {
    const token = await server.login('member@demo.example');
    // Not public: its company sees it.
    const path = '/api/public/jobs/115';
    const own = await ask(path, { authorization: `Bearer ${token}` });
    const stranger = await ask(path);
    expect([own.remembered, stranger.remembered]).toEqual([false, false]);
    expect(own.response.headers.get('cache-control')).not.toContain('public');
  });

  it('reaches another one, while all share what is the same for everybody', async () => {
    const people = ['candidate@demo.example', 'member@demo.example', 'owner2@demo.example', null];
    const logins = await Promise.all(people.map(headersOf));
    for (const path of MIXED) {
      const answers = await Promise.all([...logins, ...logins].map((headers) => ask(path, headers)));
      const kinds = new Set(
        answers.map(({ response, text }) => `${response.status} ${response.headers.get('cache-control')} ${withoutId(text)}`),
      );
      const isShared = !path.includes('/private/');
      expect([path, kinds.size]).toEqual([path, isShared ? 1 : people.length]);
      expect((await ask(path, logins[0])).remembered).toBe(isShared);
    }
  });

  it('for another site comes from memory, because it names that site', async () => {
    await ask(JOB);
    const { response, remembered } = await ask(JOB, { origin: 'https://other.example' });
    expect([remembered, response.headers.get('access-control-allow-origin')]).toEqual([false, 'https://other.example']);
    expect((await ask(JOB)).response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(['/api/public/applications/status/abc', '/api/health', '/api/public/jobs/999999'])('%s is not remembered', async (path) => {
    await ask(path);
    expect((await ask(path)).remembered).toBe(false);
  });
});
