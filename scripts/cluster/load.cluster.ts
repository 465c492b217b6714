import { randomBytes } from 'node:crypto';
import { endpoints } from '@stellwerk/domain/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, login, type Answer } from './client.ts';
import { startCluster, type Cluster } from './cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const JOB = 101;
const PUBLIC_JOB = `/api/public/jobs/${JOB}`;
const PAGE = `/jobs/${JOB}`;
const CHANGES = 1000;
/** Visitors who ask for the job all the time. */
const READERS = 2;

/** The page for every tenth request, because a page takes longer than data. */
const pathOf = (n: number): string => (n % 10 === 0 ? PAGE : PUBLIC_JOB);

/** The design in the data of a page or in a call's response. */
const designIn = ({ bytes }: Answer): number => Number(/"template":\{"id":(\d)/.exec(bytes.toString())?.[1]);

it('the next response after a change is the new one, page and data, 1,000 times of 1,000 under load', async () => {
  const token = await login(cluster.url, 'owner@demo.example');
  const server = cluster.servers[0]?.url ?? '';
  const end = new AbortController();
  const readers = Array.from({ length: READERS }, async () => {
    for (let n = 0; !end.signal.aborted; n += 1) await call(server + pathOf(n));
  });
  let stale = 0;
  try {
    for (let n = 0; n < CHANGES; n += 1) {
      const design = (n % 3) + 1;
      const body = { template: { id: design }, jobProfileType: 'SALES' };
      const { status } = await call(`${server}/api/private/jobs/${JOB}/update-template`, { method: 'PATCH', token, body });
      expect(status).toBe(200);
      if (designIn(await call(server + pathOf(n))) !== design) stale += 1;
    }
  } finally {
    end.abort();
  }
  await Promise.all(readers);
  expect(stale).toBe(0);
});

const REQUESTS = 10_000;
/** Requests at once. */
const AT_ONCE = 12;

interface Person {
  /** null without a login. */
  readonly token: string | null;
  /** A text that only the own data have. */
  readonly mark: string;
}

/** Logs somebody in whose own data have a mark: in the profile, in a received message, and in a job alert. */
async function markedPerson(email: string): Promise<Person> {
  const mark = `marke${randomBytes(8).toString('hex')}`;
  const { database } = cluster;
  await database.query('update users set location = $1 where email = $2', [mark, email]);
  await database.query(
    `insert into messages (company_id, user_id, sender_type, recipient_type, subject, content)
     select 1, id, 'company', 'user', $1, $1 from users where email = $2`,
    [mark, email],
  );
  await database.query(
    `insert into job_alerts (email, query, rhythm, confirmed_at) values ($1, jsonb_build_object('search', $2::text), 'DAILY', now())`,
    [email, mark],
  );
  return { token: await login(cluster.url, email), mark };
}

/** Every call with data of a person that needs nothing but a login; an export is an archive. */
const PRIVATE = Object.values(endpoints).flatMap(({ method, path, access }) =>
  method === 'GET' && access !== 'public' && !path.includes(':') && !path.endsWith('/export') ? [path] : [],
);
const PUBLIC = ['/api/jobs', PUBLIC_JOB, '/jobs', PAGE, '/', '/login', '/dashboard'];
const ENCODINGS = ['gzip', 'br', 'identity'];

const textOf = ({ headers, bytes }: Answer): string => `${JSON.stringify([...headers])}\n${bytes.toString()}`;

it('no response to one person reaches another, in 10,000 requests of two people and a visitor', async () => {
  const people: readonly Person[] = [
    await markedPerson('candidate@demo.example'),
    await markedPerson('owner2@demo.example'),
    { token: null, mark: `marke${randomBytes(8).toString('hex')}` },
  ];
  /** The last ETag of each path, of any person. */
  const etags = new Map<string, string>();
  const found = people.map(() => 0);
  const leaks: string[] = [];
  const ask = async (n: number): Promise<void> => {
    const index = n % people.length;
    const person = people[index];
    if (person === undefined) return;
    const paths = n % 2 === 0 ? PRIVATE : PUBLIC;
    const path = paths[Math.floor(n / 6) % paths.length] ?? '/';
    const etag = etags.get(path);
    const server = cluster.servers[Math.floor(n / 3) % cluster.servers.length]?.url ?? '';
    const answer = await call(server + path, {
      ...(person.token !== null && { token: person.token }),
      headers: {
        'accept-encoding': ENCODINGS[Math.floor(n / 7) % ENCODINGS.length] ?? '',
        cookie: `visitor=${person.mark}`,
        ...(etag !== undefined && n % 5 === 0 && { 'if-none-match': etag }),
      },
    });
    const { status, headers } = answer;
    const isPrivate = paths === PRIVATE;
    if (headers.get('etag') !== null) etags.set(path, headers.get('etag') ?? '');
    const text = textOf(answer);
    if (text.includes(person.mark)) found[index] = (found[index] ?? 0) + 1;
    const foreign = people.some((other) => other !== person && text.includes(other.mark));
    const wrongStatus = isPrivate && (person.token === null ? status !== 401 : status === 304 || status >= 500);
    const shared = isPrivate && !/no-store/.test(headers.get('cache-control') ?? '');
    if (foreign || wrongStatus || shared) leaks.push(`${path} ${status} ${headers.get('cache-control')}`);
  };
  let next = 0;
  const askers = Array.from({ length: AT_ONCE }, async () => {
    while (next < REQUESTS) {
      next += 1;
      await ask(next);
    }
  });
  await Promise.all(askers);
  expect([...new Set(leaks)]).toEqual([]);
  // The marks are in the own data of both, and in nothing that a visitor gets.
  expect(Math.min(found[0] ?? 0, found[1] ?? 0)).toBeGreaterThan(100);
  expect(found[2]).toBe(0);
});
