import { Agent } from 'node:http';
import * as z from 'zod/mini';
import { logIn } from '../../e2e/support/session.ts';
import { TITLES } from '../../packages/domain/src/search/testing/titles.ts';
import { get } from './load.ts';

const CONCURRENCY = 16;
const jobPage = z.object({ jobs: z.array(z.object({ id: z.number() })) });
const companies = z.array(z.object({ slug: z.string() }));

interface Request {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The request of a number; another number asks for another job, word or page. */
type Kind = (number: number) => Request;

const pick = <T>(values: readonly T[], number: number): T | undefined => values[number % values.length];

/** Requests of a logged-in person to several paths in turn. */
const as =
  ({ token }: { readonly token: string }, paths: readonly string[]): Kind =>
  (number) => ({ path: pick(paths, number) ?? '/', headers: { authorization: `Bearer ${token}` } });

/** A request of a visitor. */
const open = (path: string, encoding = 'br'): Request => ({ path, headers: { 'accept-encoding': encoding } });

/** Words that each number has for itself. */
const word = (number: number): string => encodeURIComponent(`${pick(TITLES, number) ?? ''} ${Math.floor(number / TITLES.length)}`);

/**
 * Kinds of requests to the demo data, by how many of a hundred they are: pages, JSON, searches that nobody has sent before, feeds, and
 * lists and pages of people who are logged in.
 */
async function kindsOf(origin: string): Promise<readonly (readonly [share: number, kind: Kind])[]> {
  const { jobs } = z.parse(jobPage, await (await fetch(`${origin}/api/jobs?limit=50`)).json());
  const ids = jobs.map(({ id }) => id);
  const owner = await logIn(origin, 'owner@demo.example');
  const candidate = await logIn(origin, 'candidate@demo.example');
  const owned = z.parse(companies, await (await fetch(`${origin}/api/private/companies/get-my-companies`, as(owner, ['/'])(0))).json());
  const slug = owned[0]?.slug ?? '';
  const pages = ['/', '/jobs', `/company/${slug}`, '/fuer-unternehmen', '/impressum'];
  const feeds = ['/feed.xml', '/feed/jobs.xml', '/sitemap.xml', '/robots.txt'];
  return [
    [15, (number) => open(pick(pages, number) ?? '/', number % 3 === 0 ? 'gzip' : 'br')],
    [25, (number) => open(`/jobs/${pick(ids, number) ?? 0}`)],
    [15, (number) => open(`/api/jobs?page=${1 + (number % 3)}`)],
    [17, (number) => open(`/api/public/jobs/${pick(ids, number) ?? 0}`)],
    [4, (number) => open(`/api/public/jobs/search?search=${word(number)}`)],
    [1, (number) => open(`/jobs?search=${word(number)}`)],
    [5, (number) => open(pick(feeds, number) ?? '/')],
    [
      12,
      as(owner, [
        '/api/private/applications/by-company/1?page=1&pageSize=20',
        '/api/private/dashboard/company/1',
        '/api/private/companies/1/history?page=1',
        '/api/private/messages/by-company/1?page=1',
        '/api/private/companies/get-my-companies',
      ]),
    ],
    [5, as(candidate, ['/api/private/applications/user', '/api/private/saved-jobs', '/api/private/messages/my'])],
    [1, as(candidate, ['/jobs', `/jobs/${ids[0] ?? 0}`])],
  ];
}

/** Sends mixed requests, 16 at once. @returns sends the given number of them, after those of before @throws for every status but 200 */
export async function mixedLoad(origin: string): Promise<(count: number) => Promise<void>> {
  // Spread over a hundred numbers, so that kinds alternate.
  const kinds = (await kindsOf(origin)).flatMap(([share, kind]) => Array.from({ length: share }, () => kind));
  let next = 0;
  return async (count) => {
    const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
    const end = next + count;
    const client = async (): Promise<void> => {
      while (next < end) {
        const number = next;
        next += 1;
        const { path, headers } = pick(kinds, number * 37)?.(number + Math.floor(number / kinds.length)) ?? { path: '/', headers: {} };
        await get(agent, origin + path, headers);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, client));
    agent.destroy();
  };
}
