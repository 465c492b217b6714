import { Agent } from 'node:http';
import * as z from 'zod/mini';
import { get, run, summarise, type Latency, type Samples } from './lib/load.ts';
import { startBare, type Product } from './lib/product.ts';
import { table } from './lib/table.ts';

const ROUNDS = 3;
const SECONDS = 1;
/** Headers of a request that the memory of public responses leaves to the app. */
const PAST_MEMORY = { origin: 'https://elsewhere.example' };
const jobPage = z.object({ jobs: z.array(z.object({ id: z.number() })) });

export interface ServerResult {
  readonly name: string;
  readonly concurrency: number;
  readonly bytes: number;
  readonly product: Latency;
  readonly bare: Latency;
  /** Requests per second as a share of the bare server's. */
  readonly factor: number;
}

async function compare(
  name: string,
  url: string,
  bare: string,
  concurrency: number,
  headers: Readonly<Record<string, string>>,
): Promise<ServerResult> {
  const agent = new Agent();
  const bytes = await get(agent, url, headers);
  const other = `${bare}/${bytes}`;
  const load = { concurrency, seconds: SECONDS, headers };
  await run([url], load);
  await run([other], { ...load, seconds: SECONDS / 2 });
  // Alternating, so that other load on the machine affects both.
  const [product, limit]: [Samples[], Samples[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    product.push(await run([url], load));
    limit.push(await run([other], load));
  }
  const [mine, best] = [summarise(product), summarise(limit)];
  return { name, concurrency, bytes, product: mine, bare: best, factor: mine.rate / best.rate };
}

const ms = (value: number): string => value.toFixed(2);

/** Calls and rendered pages of a running product beside a bare node:http that answers with the same number of bytes. */
export async function measureServer(product: Product): Promise<readonly ServerResult[]> {
  const { jobs } = z.parse(jobPage, await (await fetch(`${product.url}/api/jobs`)).json());
  const id = jobs[0]?.id ?? 0;
  const cases = [
    ['GET /api/jobs', '/api/jobs', {}],
    ['GET /api/public/jobs/{id}', `/api/public/jobs/${id}`, {}],
    ['page /jobs', '/jobs', {}],
    ['page /jobs/{id}', `/jobs/${id}`, {}],
    ['page /jobs, br', '/jobs', { 'accept-encoding': 'br' }],
    ['GET /api/jobs, made anew', '/api/jobs', PAST_MEMORY],
    ['GET /api/public/jobs/{id}, made anew', `/api/public/jobs/${id}`, PAST_MEMORY],
    ['page /jobs, made anew', '/jobs', PAST_MEMORY],
    ['page /jobs/{id}, made anew', `/jobs/${id}`, PAST_MEMORY],
  ] as const;
  const bare = await startBare();
  const results: ServerResult[] = [];
  try {
    for (const [name, path, headers] of cases)
      for (const concurrency of [1, 16]) results.push(await compare(name, product.url + path, bare.url, concurrency, headers));
  } finally {
    await bare.stop();
  }
  console.log('\nServer beside bare node:http with as many bytes (embedded database, demo data; ms)\n');
  console.log(
    table(
      ['answer', 'at once', 'bytes', 'p50', 'p95', 'req/s', 'bare p50', 'bare p95', 'bare req/s', 'factor'],
      results.map(({ name, concurrency, bytes, product: mine, bare: best, factor }) => [
        name,
        String(concurrency),
        String(bytes),
        ms(mine.p50),
        ms(mine.p95),
        mine.rate.toFixed(0),
        ms(best.p50),
        ms(best.p95),
        best.rate.toFixed(0),
        factor.toFixed(2),
      ]),
    ),
  );
  return results;
}
