import { run, summarise, type Latency, type Samples } from './lib/load.ts';
import { startSlowClients, type Product } from './lib/product.ts';
import { table } from './lib/table.ts';

const CLIENTS = 1000;
const ROUNDS = 5;
const SECONDS = 2;

export interface SlowResult {
  readonly name: string;
  readonly alone: Latency;
  readonly beside: Latency;
  /** How many times as long half of the requests take beside the slow clients (p50). */
  readonly factor: number;
}

/** A normal request beside a thousand slow clients, and without them; in turns, so that whatever else the machine does meets both. */
export async function measureSlow(product: Product): Promise<readonly SlowResult[]> {
  const results: SlowResult[] = [];
  for (const [name, path] of [
    ['GET /api/jobs', '/api/jobs'],
    ['page /jobs', '/jobs'],
  ] as const) {
    const urls = [product.url + path];
    const load = { concurrency: 1, seconds: SECONDS };
    await run(urls, load);
    const [alone, beside]: [Samples[], Samples[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await run(urls, load));
      const stop = await startSlowClients(product.url, CLIENTS);
      beside.push(await run(urls, load));
      await stop();
    }
    const [without, among] = [summarise(alone), summarise(beside)];
    results.push({ name, alone: without, beside: among, factor: among.p50 / without.p50 });
  }
  console.log(`\nOne request at a time, alone and beside ${CLIENTS} slow clients (ms)\n`);
  console.log(
    table(
      ['answer', 'p50', 'p95', 'beside p50', 'beside p95', 'factor'],
      results.map(({ name, alone, beside, factor }) => [
        name,
        ...[alone.p50, alone.p95, beside.p50, beside.p95, factor].map((value) => value.toFixed(2)),
      ]),
    ),
  );
  return results;
}
