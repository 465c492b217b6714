import * as z from 'zod/mini';
import { hostileInputs, type Hostile } from './lib/hostile-inputs.ts';
import type { Product } from './lib/product.ts';
import { table } from './lib/table.ts';

/** Effect of one input on all other clients. */
export interface Waited {
  readonly name: string;
  readonly status: number;
  /** Response time in milliseconds. */
  readonly took: number;
  /** The longest GET /api/health meanwhile, in milliseconds. */
  readonly longest: number;
  /** The same as a multiple of the longest one of a quiet period of equal length. */
  readonly factor: number;
}

/** Longest quiet period for the comparison, in milliseconds. */
const QUIET = 3000;
const session = z.object({ token: z.string() });

/** The longest of consecutive calls while a task runs. */
async function longestWhile(url: string, goesOn: () => boolean): Promise<number> {
  let longest = 0;
  do {
    const start = performance.now();
    await (await fetch(`${url}/api/health`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - start);
  } while (goesOn());
  return longest;
}

const quietFor = (url: string, milliseconds: number): Promise<number> => {
  const end = performance.now() + Math.min(QUIET, milliseconds);
  return longestWhile(url, () => performance.now() < end);
};

async function send(url: string, token: string, { path, method = 'POST', body }: Hostile): Promise<number> {
  const headers = new Headers({ authorization: `Bearer ${token}` });
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  const response = await fetch(url + path, { method, body, headers });
  await response.arrayBuffer();
  return response.status;
}

async function waitedFor(url: string, token: string, input: Hostile): Promise<Waited> {
  const start = performance.now();
  let took = 0;
  // Where the server has closed the connection early, there is no status.
  const sent = send(url, token, input)
    .catch(() => 0)
    .finally(() => {
      took = performance.now() - start;
    });
  const longest = await longestWhile(url, () => took === 0);
  const status = await sent;
  return { name: input.name, status, took, longest, factor: longest / (await quietFor(url, took)) };
}

/** Waiting time of all others for the worst input of one account: at most 1 MB each. */
export async function measureHostile({ url }: Product): Promise<readonly Waited[]> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'owner@demo.example', password: 'Stellwerk-Demo-2026' });
  const { token } = z.parse(session, await (await fetch(`${url}/api/public/auth/login`, { method: 'POST', headers, body })).json());
  await quietFor(url, QUIET);
  const results: Waited[] = [];
  for (const input of hostileInputs(1)) results.push(await waitedFor(url, token, input));
  console.log('\nLongest wait of GET /api/health while one input is worked on, and by a quiet while as long (ms)\n');
  console.log(
    table(
      ['input', 'status', 'took', 'longest wait', 'factor'],
      results.map(({ name, status, took, longest, factor }) => [
        name,
        String(status),
        ...[took, longest, factor].map((value) => value.toFixed(1)),
      ]),
    ),
  );
  return results;
}
