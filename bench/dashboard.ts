import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { startEngine, type Engine } from '../apps/api/src/platform/db/engine.ts';
import { maintain } from '../apps/api/src/platform/db/maintenance.ts';
import { logIn, type Login } from '../e2e/support/session.ts';
import { startPostgres } from '../packages/testing/src/postgres-server.ts';
import { findChromium } from './lib/chromium.ts';
import { addAccounts, addApplications, addOtherApplications, addTraces, SEARCHED } from './lib/fill-applications.ts';
import { run, summarise, type Latency, type Samples } from './lib/load.ts';
import { contextOf } from './lib/member.ts';
import { startProduct } from './lib/product.ts';
import { replay, watchStatements, type Statement } from './lib/statements.ts';
import { table } from './lib/table.ts';

const OWN = 10_000;
const ALL = 1_000_000;
const ROUNDS = 3;
const SECONDS = 1;
/** Minimum speed of a call as a share of the bare statements. */
const SHARE = 0.5;

const LIST = '/api/private/applications/by-company/1';

/** Further requests: the views of the applications, the messages and the history. */
const QUESTIONS: readonly (readonly [name: string, path: string])[] = [
  ['table, page 400', `${LIST}?page=400&pageSize=20`],
  ['table, by name', `${LIST}?page=1&pageSize=20&sortBy=name&sortOrder=asc`],
  ['table, one status', `${LIST}?page=1&pageSize=20&status=REJECTED`],
  ['table, mine', `${LIST}?page=1&pageSize=20&assigned=me`],
  ['search, frequent name', `${LIST}?page=1&pageSize=20&search=${SEARCHED.frequent}`],
  ['search, title', `${LIST}?page=1&pageSize=20&search=${SEARCHED.title}`],
  ['search, nothing', `${LIST}?page=1&pageSize=20&search=${SEARCHED.none}`],
  ['search, two letters', `${LIST}?page=1&pageSize=20&search=ue`],
  ['panel, search with address', `${LIST}?page=1&pageSize=50&searchIn=contact&search=person99`],
  [
    'board',
    `${LIST}?columns=SUBMITTED:20,VIEWED:20,IN_REVIEW:20,INTERVIEW_SCHEDULED:20,OFFER_MADE:20,ACCEPTED:20,REJECTED:20,WITHDRAWN:20`,
  ],
  ['selection of everything', `${LIST}/selection`],
  ['figures', `${LIST}?page=1&pageSize=20&with=figures`],
  ['applications of all companies', '/api/private/applications'],
  ['applications of all companies, name', '/api/private/applications?name=lindner'],
  ['messages', '/api/private/messages/by-company/1?page=1'],
  ['messages, search', '/api/private/messages/by-company/1?search=Bewerbung'],
  ['messages, unread', '/api/private/messages/unread'],
  ['applicants to write to', '/api/private/messages/applicants/1'],
  ['history', '/api/private/companies/1/history?page=1'],
  ['history, page 100', '/api/private/companies/1/history?page=100'],
];

export interface DashboardResult {
  readonly name: string;
  /** Number of statements of the call. */
  readonly statements: number;
  readonly product: Latency;
  readonly bare: Latency;
  /** p50 of the bare statements as a share of the product's. */
  readonly ratio: number;
}

/** The GET requests of a browser that opens the overview and the applications of the company. */
async function callsOnEntry(browser: Browser, login: Login): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const tab of ['', '?tab=applications', '?tab=jobs', '?tab=team']) {
    const page = await (await contextOf(browser, login)).newPage();
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === 'GET' && pathname.startsWith('/api/private/')) found.add(pathname + search);
    });
    await page.goto(`${login.origin}/company/1/dashboard${tab}`, { waitUntil: 'networkidle' });
    await page.context().close();
  }
  return [...found].toSorted();
}

interface Place {
  readonly engine: Engine;
  readonly login: Login;
}

async function compare({ engine, login }: Place, name: string, path: string, statements: readonly Statement[]): Promise<DashboardResult> {
  const load = { concurrency: 1, seconds: SECONDS, headers: { authorization: `Bearer ${login.token}` } };
  const url = login.origin + path;
  await run([url], { ...load, seconds: SECONDS / 2 });
  // Alternating, so that other load on the machine affects both.
  const [mine, bare]: [Samples[], Samples[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    mine.push(await run([url], load));
    bare.push(await replay(engine.pool, statements, SECONDS));
  }
  const [product, limit] = [summarise(mine), summarise(bare)];
  return { name, statements: statements.length, product, bare: limit, ratio: limit.p50 / product.p50 };
}

async function fill(engine: Engine): Promise<void> {
  const started = performance.now();
  await addAccounts(engine.db);
  await addApplications(engine.db, 1, OWN);
  await addOtherApplications(engine.db, ALL - OWN);
  await addTraces(engine.db, 1);
  await maintain(engine.db);
  console.log(`${ALL.toLocaleString('en')} applications made in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

function print(results: readonly DashboardResult[]): void {
  console.log(
    `\nCalls of a company with ${OWN.toLocaleString('en')} of ${ALL.toLocaleString('en')} applications through HTTP beside their own statements sent by hand, session and rights among them (PostgreSQL, one client; ms)\n`,
  );
  console.log(
    table(
      ['call', 'statements', 'p50', 'p95', 'bare p50', 'p95', 'ratio'],
      results.map(({ name, statements, product, bare, ratio }) => [
        name,
        String(statements),
        ...[product.p50, product.p95, bare.p50, bare.p95].map((value) => value.toFixed(1)),
        `${ratio.toFixed(2)}${ratio < SHARE ? ' (below)' : ''}`,
      ]),
    ),
  );
}

type Settings = Readonly<Record<'DATABASE_URL' | 'DATA_DIR' | 'JWT_SECRET' | 'SEED', string>>;

const openEngine = ({ DATABASE_URL, DATA_DIR }: Settings): Promise<Engine> =>
  startEngine(
    { databaseUrl: DATABASE_URL, dataDir: DATA_DIR },
    () => undefined,
    () => undefined,
  );

/** Measures on a filled database. */
export async function measureFilled(webDir: string, settings: Settings): Promise<readonly DashboardResult[]> {
  const engine = await openEngine(settings);
  const product = await startProduct(webDir, settings);
  const watched = await watchStatements(webDir, settings);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const login = await logIn(product.url, 'owner@demo.example');
    const entry = (await callsOnEntry(browser, login)).map((path) => [path.replace('/api/private', ''), path] as const);
    const results: DashboardResult[] = [];
    for (const [name, path] of [...entry, ...QUESTIONS])
      results.push(await compare({ engine, login }, name, path, await watched.of(path, login.token)));
    print(results);
    return results;
  } finally {
    await browser.close();
    await watched.stop();
    await product.stop();
    await engine.stop();
  }
}

/** Compares the requests of the company's dashboard, with a million applications in the table, with the same statements sent by hand. */
export async function measureDashboard(webDir: string, folder: string): Promise<readonly DashboardResult[]> {
  const postgres = await startPostgres();
  const settings: Settings = {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'dashboard'),
    JWT_SECRET: randomBytes(48).toString('base64url'),
    SEED: 'demo',
  };
  try {
    // The first start creates the tables and the demo.
    await (await startProduct(webDir, settings)).stop();
    const engine = await openEngine(settings);
    await fill(engine).finally(() => engine.stop());
    return await measureFilled(webDir, settings);
  } finally {
    await postgres.stop();
  }
}
