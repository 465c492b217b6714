import { chromium } from 'playwright-core';
import { logIn } from '../e2e/support/session.ts';
import type { Chunks } from './lib/build.ts';
import { findChromium } from './lib/chromium.ts';
import { contentsOf } from './lib/contents.ts';
import { contextOf } from './lib/member.ts';
import { sum, weighPage, type Kind, type PageWeight } from './lib/page-weight.ts';
import type { Product } from './lib/product.ts';
import { kB, table } from './lib/table.ts';

const KINDS = ['script', 'style', 'font', 'data'] as const satisfies readonly Kind[];

interface Wanted {
  readonly name: string;
  readonly path: string;
  /** Maximum bytes: the current figure, so that every growth is noticed (decision 0082). */
  readonly limits: Readonly<Record<Kind, number>>;
}

/** The company's dashboard after login, and its most used tab. */
const WANTED: readonly Wanted[] = [
  { name: 'overview', path: '/company/1/dashboard', limits: { script: 209_300, style: 18_400, font: 46_000, data: 11_500 } },
  {
    name: 'applications',
    path: '/company/1/dashboard?tab=applications',
    limits: { script: 307_600, style: 18_400, font: 46_000, data: 11_000 },
  },
];

export interface MemberPageResult {
  readonly name: string;
  readonly bytes: Readonly<Record<Kind | 'html', number>>;
}

const within = (bytes: number, limit: number): string => `${kB(bytes)} ${bytes <= limit ? '≤' : '>'} ${kB(limit)}`;

function printContents(page: PageWeight, chunks: Chunks): void {
  console.log(`\n${page.name}: scripts by content (estimated kB gzip)`);
  for (const [group, size] of contentsOf(page, chunks).slice(0, 15)) console.log(`  ${kB(size).padStart(6)}  ${group}`);
}

/** Weighs the first load of the company's dashboard, with an empty cache and the responses of its calls. */
export async function measureMemberPages(product: Product, chunks: Chunks): Promise<readonly MemberPageResult[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const login = await logIn(product.url, 'owner@demo.example');
    const pages: PageWeight[] = [];
    for (const { name, path } of WANTED) pages.push(await weighPage(browser, name, login.origin + path, await contextOf(browser, login)));
    for (const page of pages) printContents(page, chunks);
    const rows = pages.map((page, index) => [
      page.name,
      ...KINDS.map((kind) => within(sum(page, kind), WANTED[index]?.limits[kind] ?? 0)),
      kB(page.html),
      String(page.files.length),
    ]);
    console.log("\nFirst load of the company's dashboard, kB gzip (1 kB = 1000 bytes), demo data\n");
    console.log(table(['page', 'scripts', 'styles', 'fonts', 'data', 'html', 'files'], rows));
    if (rows.flat().some((cell) => cell.includes('>'))) {
      console.error('\nA page is heavier than it may be (decision 0082).');
      process.exitCode = 1;
    }
    return pages.map((page) => ({
      name: page.name,
      bytes: {
        script: sum(page, 'script'),
        style: sum(page, 'style'),
        font: sum(page, 'font'),
        data: sum(page, 'data'),
        html: page.html,
      },
    }));
  } finally {
    await browser.close();
  }
}
