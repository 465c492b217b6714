import * as z from 'zod/mini';
import { formBody, PDF } from '../apps/api/src/testing/applications.ts';
import { run, summarise, type Latency, type Samples } from './lib/load.ts';
import type { Product } from './lib/product.ts';
import { table } from './lib/table.ts';

const ROUNDS = 5;
const SECONDS = 2;
const jobPage = z.object({ jobs: z.array(z.object({ id: z.number() })) });

export interface WritingResult {
  readonly name: string;
  readonly alone: Latency;
  readonly beside: Latency;
  /** Applications that arrived a second while the requests were measured. */
  readonly applications: number;
  /** How many times as long half of the requests take while applications arrive (p50). */
  readonly factor: number;
}

let people = 0;

/** Applies with a CV, one person after the other. @returns ends it; gives the number of applications that arrived */
function startApplying({ url }: Product, jobId: number): () => Promise<number> {
  let arrived = 0;
  let goes = true;
  const apply = async (): Promise<void> => {
    people += 1;
    const body = formBody(jobId, [{ field: 'resume', name: 'Lebenslauf.pdf', content: PDF }], { email: `person-${people}@post.example` });
    const response = await fetch(`${url}/api/public/applications/create`, { method: 'POST', body });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    arrived += 1;
    if (goes) await apply();
  };
  const ended = apply();
  // Thrown where the writer is ended.
  ended.catch(() => undefined);
  return async () => {
    goes = false;
    await ended;
    return arrived;
  };
}

/** One reader alone and while applications with a file are written; in turns, so that whatever else the machine does meets both. */
export async function measureWriting(product: Product): Promise<readonly WritingResult[]> {
  const { jobs } = z.parse(jobPage, await (await fetch(`${product.url}/api/jobs`)).json());
  const id = jobs[0]?.id ?? 0;
  const results: WritingResult[] = [];
  for (const [name, path] of [
    ['GET /api/jobs', '/api/jobs'],
    ['page /jobs', '/jobs'],
    ['page /jobs/{id}', `/jobs/${id}`],
  ] as const) {
    const urls = [product.url + path];
    const load = { concurrency: 1, seconds: SECONDS };
    await run(urls, load);
    const [alone, beside]: [Samples[], Samples[]] = [[], []];
    let applications = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await run(urls, load));
      const stop = startApplying(product, id);
      beside.push(await run(urls, load));
      applications += await stop();
    }
    const [without, among] = [summarise(alone), summarise(beside)];
    results.push({ name, alone: without, beside: among, applications: applications / (ROUNDS * SECONDS), factor: among.p50 / without.p50 });
  }
  console.log('\nOne reader, alone and while applications with a file are written (embedded database, demo data; ms)\n');
  console.log(
    table(
      ['answer', 'p50', 'p95', 'beside p50', 'beside p95', 'applications/s', 'factor'],
      results.map(({ name, alone, beside, applications, factor }) => [
        name,
        ...[alone.p50, alone.p95, beside.p50, beside.p95, applications, factor].map((value) => value.toFixed(2)),
      ]),
    ),
  );
  return results;
}
