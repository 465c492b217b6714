import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { FREQUENT, generateJobs, RARE } from './lib/generate.ts';
import { run, summarise, type Latency } from './lib/load.ts';
import { startProduct } from './lib/product.ts';
import { table } from './lib/table.ts';

const COUNTS = [10_000, 100_000] as const;
const SECONDS = 2;

export interface ScaleResult {
  readonly name: string;
  /** By the number of jobs. */
  readonly by: Readonly<Record<number, Latency>>;
}

const casesOf = (id: number): readonly (readonly [string, string])[] => [
  ['list, first page', '/api/jobs'],
  ['list, page 200', '/api/jobs?page=200'],
  ['list, by title', '/api/jobs?sortBy=title&sortOrder=asc'],
  ['list, one city', '/api/jobs?location=Leipzig'],
  ['search, frequent word', `/api/jobs?search=${FREQUENT}`],
  ['search, rare word', `/api/jobs?search=${RARE}`],
  ['detail', `/api/public/jobs/${id}`],
  ['page /jobs', '/jobs'],
];

async function measureOne(webDir: string, dataDir: string, count: number): Promise<ReadonlyMap<string, Latency>> {
  const started = performance.now();
  const id = await generateJobs({ databaseUrl: undefined, dataDir }, count);
  console.log(`${count.toLocaleString('en')} jobs made in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const product = await startProduct(webDir, { DATA_DIR: dataDir, SEED: 'none' });
  try {
    const found = new Map<string, Latency>();
    for (const [name, path] of casesOf(id)) {
      await run([product.url + path], { concurrency: 1, seconds: 0.5 });
      found.set(name, summarise([await run([product.url + path], { concurrency: 1, seconds: SECONDS })]));
    }
    console.log(`memory of the server afterwards: ${((await product.memory()) / 2 ** 20).toFixed(0)} MiB`);
    return found;
  } finally {
    await product.stop();
  }
}

/** The same requests with ten times as many jobs, on the embedded database, one client. */
export async function measureScale(webDir: string, folder: string): Promise<readonly ScaleResult[]> {
  const found: (readonly [number, ReadonlyMap<string, Latency>])[] = [];
  for (const count of COUNTS) {
    const dataDir = join(folder, `jobs-${count}`);
    found.push([count, await measureOne(webDir, dataDir, count)]);
    rmSync(dataDir, { recursive: true });
  }
  const results = casesOf(0).map(([name]) => {
    const by: Record<number, Latency> = {};
    for (const [count, latencies] of found) {
      const latency = latencies.get(name);
      if (latency !== undefined) by[count] = latency;
    }
    return { name, by };
  });
  console.log('\nGrowth with the number of jobs (embedded database, one client; ms)\n');
  console.log(
    table(
      ['question', ...COUNTS.flatMap((count) => [`${count / 1000}k p50`, 'p95', 'req/s']), 'growth p50'],
      results.map(({ name, by }) => {
        const [small, large] = COUNTS.map((count) => by[count]);
        const cells = [small, large].flatMap((each) => [
          each?.p50.toFixed(2) ?? '',
          each?.p95.toFixed(2) ?? '',
          each?.rate.toFixed(0) ?? '',
        ]);
        return [name, ...cells, ((large?.p50 ?? 0) / (small?.p50 ?? 1)).toFixed(1)];
      }),
    ),
  );
  return results;
}
