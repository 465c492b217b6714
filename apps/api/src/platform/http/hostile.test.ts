/** @module-tag full */
import { endpoints, type Endpoint, type Subject } from '@stellwerk/domain/endpoints';
import { demoData } from '@stellwerk/domain/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const data = demoData(new Date());
const candidate = data.users.find((user) => user.email === 'candidate@demo.example');
/** Rows that the owner of the first company may read, so that a call reaches its query. */
const IDS: Partial<Record<Subject, number | undefined>> = {
  company: 1,
  job: data.jobs.find((row) => row.companyId === 1)?.id,
  application: data.applications.find((row) => row.companyId === 1)?.id,
  user: candidate?.id,
};

/** Texts that a person never sends: invalid bytes, and days that no database supports. */
const PARAMETERS = ['%00', '1%00', '%ED%A0%80', '%FF', '..%2f..%2fsecret', '9'.repeat(400), '__proto__', '%E2%80%AE'];
const VALUES = [
  'a%00b',
  '%ED%A0%80',
  '%FF',
  '+275760-09-13',
  '-271821-04-20',
  '0000-01-01',
  '10000-01-01',
  '12345',
  '9999-12-31',
  '9999-12-31T23:59:59.999-23:59',
  '0001-01-01',
  '2026-02-30',
  '1e999',
  '-1',
  '99999999999999999999',
  '__proto__',
  "' or 1=1 --",
  '%5C',
  'x'.repeat(5000),
];

let server: TestServer;
let tokens: readonly (string | undefined)[];
beforeAll(async () => {
  server = await startTestServer();
  tokens = [undefined, await server.login('owner@demo.example'), await server.login('admin@demo.example')];
});
afterAll(() => server.stop());

const pathWith = ({ path, scope }: Endpoint, parameter?: string): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const known = scope !== 'none' && 'param' in scope && scope.param === name ? IDS[scope.of] : undefined;
    return parameter ?? String(known ?? 1);
  });

/** Keys that a call's query names, and two that it does not. */
function keysOf({ query }: Endpoint): readonly string[] {
  const shape: unknown = query === undefined ? {} : query._zod.def;
  const named = typeof shape === 'object' && shape !== null && 'shape' in shape ? Object.keys(shape.shape ?? {}) : [];
  return [...named, 'ref', 'constructor'];
}

/** All except the logout, which would end the sessions of the test. */
const table: readonly Endpoint[] = Object.values(endpoints).filter(({ name }) => name !== 'logout');

/** Counters respond alike to known and unknown codes, so that a page can report a visit without error handling (RF06, O45). */
const COUNTERS = ['POST /api/public/referrals/:code/views', 'POST /api/public/referrals/:code/rejects'];
/** Removing a job that is not saved succeeds (O93). */
const ALIKE = new Set([...COUNTERS, 'DELETE /api/private/saved-jobs/:jobId']);

describe('what no person sends', () => {
  it.each(table.filter(({ path }) => path.includes(':')))('$method $path: no parameter makes the server fail', async (endpoint) => {
    for (const token of tokens) {
      for (const parameter of PARAMETERS) {
        const { status } = await server.call(pathWith(endpoint, parameter), {
          method: endpoint.method,
          token,
          // A mailed link redirects to its page.
          redirect: 'manual',
        });
        if (!ALIKE.has(`${endpoint.method} ${endpoint.path}`)) expect(status, parameter).toBeGreaterThanOrEqual(300);
        expect(status, parameter).toBeLessThan(500);
      }
    }
  });

  it.each(table)('$method $path: no query makes the server fail', async (endpoint) => {
    for (const token of tokens) {
      for (const key of keysOf(endpoint)) {
        for (const value of VALUES) {
          const { status } = await server.call(`${pathWith(endpoint)}?${key}=${value}`, {
            method: endpoint.method,
            token,
            redirect: 'manual',
          });
          expect(status, `${key}=${value}`).toBeLessThan(500);
        }
      }
    }
  });

  it('a NUL in any query is 400, whether the call reads it or not', async () => {
    for (const path of ['/api/health?x=a%00b', '/api/public/jobs/1?t=%00', '/api/jobs?%00=1'])
      expect((await server.call(path)).status, path).toBe(400);
  });

  it('a NUL in the query of a feed is 400', async () => {
    for (const path of ['/feed.xml', '/feed/jobs.xml'])
      for (const company of ['%00', 'a%00b']) expect((await server.call(`${path}?company=${company}`)).status, path).toBe(400);
  });

  it('a NUL in a path names nothing', async () => {
    for (const path of ['/api/public/media/cv/a%00.pdf', '/api/public/companies/nord%00', '/api/public/jobs/%00'])
      expect((await server.call(path)).status, path).toBe(404);
  });

  it('logs no failure of the server for any of it', () => {
    expect(server.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
