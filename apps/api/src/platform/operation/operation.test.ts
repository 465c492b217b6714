import { freePort } from '@stellwerk/testing/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { createMetrics } from './metrics.ts';
import { readinessOf } from './readiness.ts';

const TOKEN = 'ein-token-nur-fuer-den-test';
let server: TestServer;
let port: number;
beforeAll(async () => {
  port = await freePort();
  server = await startTestServer({ METRICS_TOKEN: TOKEN, METRICS_PORT: String(port) });
});
afterAll(() => server.stop());

describe('readiness', () => {
  const all = { server: 'ok', database: 'ok', storage: 'ok', disk: 'ok', outbox: 'ok' };

  it('is 200 with the state of each part', async () => {
    expect(await server.call('/api/ready')).toMatchObject({ status: 200, body: { ready: true, checks: all } });
  });

  it('ends when the server stops, before it takes no more requests', async () => {
    expect(await readinessOf(server.context, true)).toEqual({ ready: false, checks: { ...all, server: 'failing' } });
  });

  it('ends without storage', async () => {
    const files = {
      ...server.context.files,
      storage: { ...server.context.files.storage, open: () => Promise.reject(new Error('unreachable')) },
    };
    expect(await readinessOf({ ...server.context, files }, false)).toEqual({ ready: false, checks: { ...all, storage: 'failing' } });
  });

  it('reports a late outbox and stays, because no other server would be sooner', async () => {
    const now = () => new Date(Date.now() + 3_600_000);
    await server.context.db
      .insertInto('outbox')
      .values({ kind: 'contact', recipient: 'a@post.example', subject: 'x', body_text: '', headers: '{}' })
      .execute();
    expect(await readinessOf({ ...server.context, now }, false)).toEqual({ ready: true, checks: { ...all, outbox: 'late' } });
  });
});

describe('metrics', () => {
  const bearer = { authorization: `Bearer ${TOKEN}` };

  it('need the token on the public port, else the path does not exist', async () => {
    for (const authorization of ['', 'Bearer falsch', TOKEN])
      expect((await server.call('/metrics', { headers: { authorization } })).status).toBe(404);
    expect((await server.call('/metrics', { headers: bearer })).status).toBe(200);
  });

  it('are served on their own port without one, and nothing else is', async () => {
    const own = await fetch(`http://localhost:${port}/metrics`);
    expect([own.status, own.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(404);
  });

  it('count requests by route and status, also those from memory', async () => {
    const count = async (pattern: RegExp): Promise<number> => {
      const { body } = await server.call('/metrics', { headers: bearer });
      return Number(pattern.exec(String(body))?.[1] ?? 0);
    };
    const jobs = /^http_requests_total\{method="GET",route="\/api\/public\/jobs\/:id",status="200"\} (\d+)$/m;
    const hits = /^stellwerk_shared_responses_total\{result="hit"\} (\d+)$/m;
    const [jobsBefore, hitsBefore] = [await count(jobs), await count(hits)];
    for (let n = 0; n < 3; n += 1) await server.call('/api/public/jobs/101');
    expect((await count(jobs)) - jobsBefore).toBe(3);
    expect((await count(hits)) - hitsBefore).toBe(2);
    for (const name of [
      'http_request_duration_seconds_bucket',
      'stellwerk_database_connections',
      'stellwerk_outbox_mails',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(await count(new RegExp(`^${name}.* ([\\d.e-]+)$`, 'm')), name).not.toBeNaN();
  });

  it('are there without the database, where they count most', async () => {
    const { db, pool } = server.context.engine;
    // The database refuses this time.
    const broken = createMetrics({ db, pool }, () => new Date(NaN));
    expect(await broken.text()).toMatch(/^stellwerk_outbox_mails Nan$/m);
  });

  it('hold no address of a person and no secret of a link', async () => {
    await server.call('/api/public/applications/status/GEHEIM');
    const { body } = await server.call('/metrics', { headers: bearer });
    expect(String(body)).not.toMatch(/GEHEIM|@/);
  });
});
