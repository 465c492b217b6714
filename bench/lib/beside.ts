import { run, summarise, type Latency, type Samples } from './load.ts';
import { table } from './table.ts';

const ROUNDS = 5;
const SECONDS = 2;

export interface Beside {
  readonly name: string;
  readonly alone: Latency;
  readonly beside: Latency;
  /** p50 with the other task as a multiple of p50 alone. */
  readonly factor: number;
}

/**
 * Measures one request at a time, alone and while another task runs; alternating, so that other load on the machine affects both.
 * @param begin starts the other task. @returns stops it
 */
export async function measureBeside(name: string, url: string, begin: () => Promise<() => Promise<unknown>>): Promise<Beside> {
  const load = { concurrency: 1, seconds: SECONDS };
  await run([url], load);
  const [alone, beside]: [Samples[], Samples[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await run([url], load));
    const stop = await begin();
    beside.push(await run([url], load));
    await stop();
  }
  const [without, among] = [summarise(alone), summarise(beside)];
  return { name, alone: without, beside: among, factor: among.p50 / without.p50 };
}

/** @param title name of the other task */
export function printBeside(title: string, results: readonly Beside[]): void {
  console.log(`\n${title} (ms)\n`);
  console.log(
    table(
      ['answer', 'p50', 'p95', 'beside p50', 'beside p95', 'factor'],
      results.map(({ name, alone, beside, factor }) => [
        name,
        ...[alone.p50, alone.p95, beside.p50, beside.p95, factor].map((value) => value.toFixed(2)),
      ]),
    ),
  );
}
