import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { logIn, type Login } from '../e2e/support/session.ts';
import { findChromium } from './lib/chromium.ts';
import type { Chunks } from './lib/build.ts';
import { chunkContents } from './lib/contents.ts';
import { fillCompanies, LONG_TEXT, type Filled } from './lib/fill-companies.ts';
import { slowDown, summariseTimes, timesOf, type Interactions } from './lib/interactions.ts';
import { contextOf } from './lib/member.ts';
import { sum, weighPage } from './lib/page-weight.ts';
import { startProduct } from './lib/product.ts';
import { kB, table } from './lib/table.ts';

/** Packages of the editor. */
const EDITOR = /tiptap|prosemirror|rope-sequence|w3c-keyname|orderedmap|linkifyjs/;
const ROUNDS = 3;
const WORD = 'Entwickler';
/** Characters typed into the editor in a round. */
const TYPED = 'Wir suchen eine Person, die plant.';

/** The same interaction with much data and with little. */
interface Pair {
  readonly name: string;
  readonly large: Interactions;
  readonly small: Interactions;
  /** p75 with much data as a multiple of p75 with little. */
  readonly ratio: number;
}

export interface EmployerResult {
  readonly list: readonly Pair[];
  /** Elements of the page with 5,000 jobs and with 50. */
  readonly elements: readonly [large: number, small: number];
  /** Bytes of the scripts of the job form, gzip. */
  readonly form: { readonly without: number; readonly editor: number };
  readonly typing: Pair;
}

const pairOf = (name: string, large: readonly number[], small: readonly number[]): Pair => {
  const [much, little] = [summariseTimes(large), summariseTimes(small)];
  return { name, large: much, small: little, ratio: much.p75 / little.p75 };
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Interactions with a list, key by key. */
function worksOn(page: Page): ReadonlyMap<string, readonly (() => Promise<unknown>)[]> {
  const search = page.getByLabel('Suche');
  const press = (key: string) => () => search.press(key);
  const click = (name: string | RegExp) => () => button(page, name).click();
  return new Map([
    ['search', [...[...WORD].map(press), ...[...WORD].map(() => press('Backspace'))]],
    ['sort', [click(/^Titel/), click(/^Titel/), click(/^Bewerbungen/), click(/^Erstellungsdatum/), click(/^Erstellungsdatum/)]],
    ['filter', [click(/^Inaktiv/), click(/^Aktiv \d/), click(/^Alle/)]],
  ]);
}

async function openList(browser: Browser, login: Login, companyId: number): Promise<Page> {
  const page = await (await contextOf(browser, login)).newPage();
  await page.goto(`${login.origin}/company/${companyId}/dashboard?tab=jobs`, { waitUntil: 'networkidle' });
  await button(page, /^Titel/).waitFor();
  await slowDown(page);
  return page;
}

const countElements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

/** Search, sort and filter over 5,000 jobs and over 50, alternating. */
async function measureLists(browser: Browser, [large, small]: readonly [Page, Page]) {
  const found = new Map<string, [large: number[], small: number[]]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, page] of [large, small].entries())
      for (const [name, steps] of worksOn(page)) {
        const both = found.get(name) ?? [[], []];
        both[index]?.push(...(await timesOf(page, steps)));
        found.set(name, both);
      }
  const list = [...found].map(([name, [much, little]]) => pairOf(name, much, little));
  return { list, elements: [await countElements(large), await countElements(small)] as const };
}

async function measureForm(browser: Browser, login: Login, chunks: Chunks): Promise<EmployerResult['form']> {
  const context = await contextOf(browser, login);
  const page = await weighPage(browser, 'job form', `${login.origin}/company/1/jobs/create`, context);
  const isEditor = (path: string, size: number): boolean =>
    chunkContents(chunks, path, size).reduce((total, [group, part]) => total + (EDITOR.test(group) ? part : 0), 0) > size / 2;
  const editor = page.files.filter(({ kind, path, size }) => kind === 'script' && isEditor(path, size));
  const bytes = editor.reduce((total, { size }) => total + size, 0);
  return { without: sum(page, 'script') - bytes, editor: bytes };
}

async function openEditor(browser: Browser, login: Login, jobId: number): Promise<Page> {
  const page = await (await contextOf(browser, login)).newPage();
  await page.goto(`${login.origin}/company/1/jobs/${jobId}/edit`, { waitUntil: 'networkidle' });
  const editor = page.getByRole('textbox', { name: 'Stellenbeschreibung' });
  await editor.click();
  await editor.press('Control+End');
  await slowDown(page);
  return page;
}

/** Keys in the editor of a long description and of an empty one, alternating. */
async function measureTyping(browser: Browser, login: Login, { longJob, emptyJob }: Filled): Promise<Pair> {
  const pages = [await openEditor(browser, login, longJob), await openEditor(browser, login, emptyJob)];
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, page] of pages.entries())
      times[index]?.push(
        ...(await timesOf(
          page,
          [...TYPED].map((key) => () => page.keyboard.press(key === ' ' ? 'Space' : key)),
        )),
      );
  for (const page of pages) await page.context().close();
  return pairOf(`a key among ${LONG_TEXT.toLocaleString('en')} characters, and alone`, ...times);
}

const ms = (value: number): string => value.toFixed(0);
const rowOf = ({ name, large, small, ratio }: Pair): string[] => [
  name,
  ms(large.p75),
  ms(large.max),
  ms(small.p75),
  ms(small.max),
  ratio.toFixed(2),
];
const HEAD = ['much', 'max', 'little p75', 'max', 'ratio'];

/** Compares an employer's pages with much data and with little, on a processor four times slower. */
export async function measureEmployer(webDir: string, chunks: Chunks, folder: string): Promise<EmployerResult> {
  const dataDir = join(folder, 'employer');
  const filled = await fillCompanies(webDir, dataDir);
  const product = await startProduct(webDir, { DATA_DIR: dataDir, SEED: 'none' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const owner = await logIn(product.url, 'owner@demo.example');
    const other = await logIn(product.url, 'owner2@demo.example');
    const lists: [Page, Page] = [await openList(browser, owner, 1), await openList(browser, other, 2)];
    const measured = await measureLists(browser, lists);
    for (const page of lists) await page.context().close();
    const form = await measureForm(browser, owner, chunks);
    const typing = await measureTyping(browser, owner, filled);
    console.log('\nFrom a key or click to the next picture, processor 4 times slower (ms)\n');
    console.log(table(['jobs: 5,000 beside 50', ...HEAD], measured.list.map(rowOf)));
    console.log(`elements of the page: ${measured.elements[0]} beside ${measured.elements[1]}\n`);
    console.log(table(['editor', ...HEAD], [rowOf(typing)]));
    console.log(`\nScripts of the job form, kB gzip: ${kB(form.without)} without the editor, ${kB(form.without + form.editor)} with it`);
    return { ...measured, form, typing };
  } finally {
    await browser.close();
    await product.stop();
  }
}
