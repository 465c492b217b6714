import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { startEngine, type Db, type Engine } from '../apps/api/src/platform/db/engine.ts';
import { searchJobs } from '../apps/api/src/jobs/search/list-store.ts';
import type { SearchQuery } from '../apps/api/src/jobs/search/search.ts';
import { startPostgres } from '../packages/testing/src/postgres-server.ts';
import { FREQUENT, generateJobs, RARE, type Target } from './lib/generate.ts';
import { run, summarise, type Latency, type Samples } from './lib/load.ts';
import { startProduct } from './lib/product.ts';
import { replay, type Statement } from './lib/statements.ts';
import { table } from './lib/table.ts';

const COUNTS = [100_000, 1_000_000] as const;
const ROUNDS = 3;
const SECONDS = 2;
const PAGE = { limit: 10, offset: 0 };

const QUESTIONS: readonly (readonly [name: string, query: SearchQuery])[] = [
  ['list', {}],
  ['word, frequent', { search: FREQUENT }],
  ['word, rare', { search: RARE }],
  ['older name', { search: 'Krankenschwester' }],
  ['mistyped', { search: 'Elektronicker' }],
  ['word and place', { search: 'Koch Koeln' }],
  ['nothing has all words', { search: 'Erzieherin Nachtschicht Bautzen' }],
  ['25 km', { near: 'Kassel', radius: 25 }],
  ['25 km and a word', { near: 'Kassel', radius: 25, search: FREQUENT }],
];

export interface SearchResult {
  readonly name: string;
  readonly jobs: number;
  readonly product: Latency;
  readonly bare: Latency;
  /** p50 of the bare SQL as a share of the product's. */
  readonly ratio: number;
}

/** The server's statements. */
async function statementsOf({ pool }: Engine, query: SearchQuery): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const db: Db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: sent }) => {
      statements.push({ text: sent.sql, values: [...sent.parameters] });
    },
  });
  await searchJobs(db, query, PAGE, new Date());
  return statements;
}

const addressOf = (url: string, query: SearchQuery): string =>
  `${url}/api/public/jobs/search?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString()}`;

async function compare(engine: Engine, url: string, jobs: number, [name, query]: (typeof QUESTIONS)[number]): Promise<SearchResult> {
  const statements = await statementsOf(engine, query);
  const load = { concurrency: 1, seconds: SECONDS };
  await run([addressOf(url, query)], { ...load, seconds: SECONDS / 2 });
  // Alternating, so that other load on the machine affects both.
  const [mine, bare]: [Samples[], Samples[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    mine.push(await run([addressOf(url, query)], load));
    bare.push(await replay(engine.pool, statements, SECONDS));
  }
  const [product, limit] = [summarise(mine), summarise(bare)];
  return { name, jobs, product, bare: limit, ratio: limit.p50 / product.p50 };
}

async function measureOne(webDir: string, target: Target, jobs: number): Promise<readonly SearchResult[]> {
  await generateJobs(target, jobs);
  const engine = await startEngine(
    target,
    () => undefined,
    () => undefined,
  );
  const product = await startProduct(webDir, {
    DATABASE_URL: target.databaseUrl ?? '',
    DATA_DIR: target.dataDir,
    JWT_SECRET: randomBytes(48).toString('base64url'),
    SEED: 'none',
  });
  const results: SearchResult[] = [];
  try {
    for (const question of QUESTIONS) results.push(await compare(engine, product.url, jobs, question));
  } finally {
    await product.stop();
    await engine.stop();
  }
  return results;
}

/** The public list, the search by words and near a place through HTTP, beside the same statements sent by hand, on PostgreSQL. */
export async function measureSearch(webDir: string, folder: string): Promise<readonly SearchResult[]> {
  const postgres = await startPostgres();
  const results: SearchResult[] = [];
  try {
    for (const jobs of COUNTS) {
      const databaseUrl = postgres.url.replace('/postgres?', `/search${jobs}?`);
      const admin = await startEngine(
        { databaseUrl: postgres.url, dataDir: folder },
        () => undefined,
        () => undefined,
      );
      await sql`create database ${sql.ref(`search${jobs}`)}`.execute(admin.db);
      await admin.stop();
      results.push(...(await measureOne(webDir, { databaseUrl, dataDir: folder }, jobs)));
    }
  } finally {
    await postgres.stop();
  }
  console.log('\nSearch through HTTP beside the same statements sent by hand (PostgreSQL, one client; ms)\n');
  console.log(
    table(
      ['question', 'jobs', 'p50', 'p95', 'bare p50', 'p95', 'ratio'],
      results.map(({ name, jobs, product, bare, ratio }) => [
        name,
        `${jobs / 1000}k`,
        ...[product.p50, product.p95, bare.p50, bare.p95].map((value) => value.toFixed(1)),
        ratio.toFixed(2),
      ]),
    ),
  );
  return results;
}
