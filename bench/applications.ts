import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { startEngine } from '../apps/api/src/platform/db/engine.ts';
import { maintain } from '../apps/api/src/platform/db/maintenance.ts';
import { logIn, type Login } from '../e2e/support/session.ts';
import { findChromium } from './lib/chromium.ts';
import { addApplications } from './lib/fill-applications.ts';
import { slowDown, summariseTimes, timesOf, type Interactions } from './lib/interactions.ts';
import { contextOf } from './lib/member.ts';
import { buildPeerList, servePeerList } from './lib/peer-list.ts';
import { preparePeers } from './lib/peers.ts';
import { startProduct } from './lib/product.ts';
import type { Site } from './lib/static.ts';
import { table } from './lib/table.ts';

const ROUNDS = 3;
const WORD = 'Lindner';
/** Number of applications of the first and of the second company of the demo. */
const COUNTS = [10_000, 1_000] as const;

/** One interaction in the product and in the other library, on the same applications. */
export interface ApplicationsResult {
  readonly name: string;
  readonly applications: number;
  readonly product: Interactions;
  readonly peer: Interactions;
  /** p75 and maximum of the product as multiples of the other library's. */
  readonly ratio: readonly [p75: number, max: number];
}

/** Elements of the document in the product and in the other library. */
export interface Elements {
  readonly applications: number;
  readonly product: number;
  readonly peer: number;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Interactions with the list; each click waits for its result. Both pages have the same names. */
function worksOn(page: Page): ReadonlyMap<string, readonly (() => Promise<unknown>)[]> {
  const search = page.getByRole('searchbox').first();
  const press = (key: string) => () => search.press(key);
  const choose = (label: RegExp) => async () => {
    await button(page, label).click();
    await page.getByRole('button', { name: label, pressed: true }).waitFor();
  };
  const open = async () => {
    await button(page, /^Details/).click();
    await page.getByRole('dialog').getByText('@post.example').first().waitFor();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };
  return new Map([
    ['search', [...[...WORD].map(press), ...[...WORD].map(() => press('Backspace'))]],
    ['filter', [choose(/^Interview/), choose(/^Abgelehnt/), choose(/^Eingestellt/), choose(/^Abgelehnt/)]],
    ['open a detail, and close it', [open, close, open, close]],
    ['back to all', [choose(/^Alle/)]],
  ]);
}

async function openProduct(browser: Browser, login: Login, companyId: number): Promise<Page> {
  const page = await (await contextOf(browser, login)).newPage();
  await page.goto(`${login.origin}/company/${companyId}/dashboard?tab=applications`, { waitUntil: 'networkidle' });
  return page;
}

async function openPeer(browser: Browser, { url }: Site): Promise<Page> {
  const page = await browser.newPage({ locale: 'de-DE', viewport: { width: 1280, height: 900 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

const countElements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

async function compare(applications: number, pages: readonly [product: Page, peer: Page]) {
  const found = new Map<string, [product: number[], peer: number[]]>();
  for (const page of pages) {
    await button(page, /^Details/).waitFor();
    await slowDown(page);
  }
  const elements: Elements = { applications, product: await countElements(pages[0]), peer: await countElements(pages[1]) };
  // Alternating, so that other load on the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, page] of pages.entries())
      for (const [name, steps] of worksOn(page)) {
        const both = found.get(name) ?? [[], []];
        both[index]?.push(...(await timesOf(page, steps)));
        found.set(name, both);
      }
  for (const page of pages) await page.context().close();
  const results = [...found].map(([name, times]): ApplicationsResult => {
    const [product, peer] = [summariseTimes(times[0]), summariseTimes(times[1])];
    return { name, applications, product, peer, ratio: [product.p75 / peer.p75, product.max / peer.max] };
  });
  return { results, elements };
}

async function fill(webDir: string, dataDir: string): Promise<void> {
  await (await startProduct(webDir, { DATA_DIR: dataDir, SEED: 'demo' })).stop();
  const engine = await startEngine(
    { databaseUrl: undefined, dataDir },
    () => undefined,
    () => undefined,
  );
  try {
    for (const [index, count] of COUNTS.entries()) await addApplications(engine.db, index + 1, count, 1 + index * 1_000_000);
    await maintain(engine.db);
  } finally {
    await engine.stop();
  }
}

const ms = (value: number): string => value.toFixed(0);

function print(results: readonly ApplicationsResult[], elements: readonly Elements[]): void {
  console.log(
    "\nApplications beside MUI's grid with all rows at hand: from a key or click to the next picture, processor 4 times slower (ms)\n",
  );
  console.log(
    table(
      ['interaction', 'rows', 'p75', 'max', 'MUI p75', 'max', 'ratio p75', 'max'],
      results.map(({ name, applications, product, peer, ratio }) => [
        name,
        String(applications),
        ...[product.p75, product.max, peer.p75, peer.max].map(ms),
        ...ratio.map((value) => value.toFixed(2)),
      ]),
    ),
  );
  for (const { applications, product, peer } of elements)
    console.log(
      `elements of the document with ${applications} applications: ${product} beside ${peer}, ratio ${(product / peer).toFixed(2)}`,
    );
}

/** Compares the table of a company's applications with the same rows and columns in another library's own grid, alternating. */
export async function measureApplications(webDir: string, folder: string) {
  preparePeers();
  const [dataDir, peerDir] = [join(folder, 'applications'), join(folder, 'peer-list')];
  await fill(webDir, dataDir);
  await buildPeerList(peerDir);
  const product = await startProduct(webDir, { DATA_DIR: dataDir, SEED: 'none' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const results: ApplicationsResult[] = [];
    const elements: Elements[] = [];
    for (const [index, count] of COUNTS.entries()) {
      const companyId = index + 1;
      const login = await logIn(product.url, index === 0 ? 'owner@demo.example' : 'owner2@demo.example');
      const site = await servePeerList(peerDir, login, companyId);
      try {
        const measured = await compare(count, [await openProduct(browser, login, companyId), await openPeer(browser, site)]);
        results.push(...measured.results);
        elements.push(measured.elements);
      } finally {
        await site.stop();
      }
    }
    print(results, elements);
    return { results, elements };
  } finally {
    await browser.close();
    await product.stop();
  }
}
