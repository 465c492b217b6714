import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './lib/chromium.ts';
import { buildLimit, type Chunks } from './lib/build.ts';
import { chunkContents, contentsOf } from './lib/contents.ts';
import { sum, weighPage, type Kind, type PageWeight } from './lib/page-weight.ts';
import { jobsByDesign } from './lib/job-designs.ts';
import type { Product } from './lib/product.ts';
import { serveFolder } from './lib/static.ts';
import { kB, table } from './lib/table.ts';

/** Budget of a page: scripts as a multiple of the limit page, the rest in bytes, with slack (decision 0004). */
const TARGETS = { start: 1.32, list: 1.4, job: 1.32, form: 1.5, style: 13_000, font: 110_000 } as const;

interface Wanted {
  readonly name: string;
  readonly path: string;
  /** Maximum weight of the scripts as a multiple of the limit. */
  readonly factor: number;
}

/** The measured pages; one demo job for each design. */
async function pagesOf(product: Product): Promise<readonly Wanted[]> {
  const jobs = await jobsByDesign(product);
  const [first] = jobs.values();
  return [
    { name: '/jobs', path: '/jobs', factor: TARGETS.list },
    ...[...jobs].map(([design, id]): Wanted => ({ name: `/jobs/{id} ${design}`, path: `/jobs/${id}`, factor: TARGETS.job })),
    { name: '/jobs/view/{id}/apply', path: `/jobs/view/${first ?? 0}/apply`, factor: TARGETS.form },
    { name: '/', path: '/', factor: TARGETS.start },
  ];
}

async function weighLimit(browser: Browser, folder: string): Promise<PageWeight> {
  await buildLimit(folder);
  const site = await serveFolder(folder, { '/jobs.json': JSON.stringify([{ id: 1, title: 'Sachbearbeitung' }]) });
  try {
    return await weighPage(browser, 'limit', `${site.url}/`);
  } finally {
    await site.stop();
  }
}

const met = (value: number, target: number): string => `${value.toFixed(2)} ${value <= target ? '≤' : '>'} ${target.toFixed(2)}`;
const within = (bytes: number, target: number): string => `${kB(bytes)} ${bytes <= target ? '≤' : '>'} ${kB(target)}`;

function printContents(page: PageWeight, chunks: Chunks): void {
  console.log(`\n${page.name}: scripts by content (estimated kB gzip)`);
  for (const [group, size] of contentsOf(page, chunks).filter(([, size]) => size >= 300))
    console.log(`  ${kB(size).padStart(6)}  ${group}`);
  console.log(`${page.name}: files (kB gzip)`);
  for (const file of page.files.filter(({ size }) => size >= 500)) {
    const parts =
      file.kind === 'script'
        ? chunkContents(chunks, file.path, file.size)
            .filter(([, size]) => size >= 100)
            .slice(0, 6)
            .map(([group, size]) => `${group} ${kB(size)}`)
        : [];
    console.log(`  ${kB(file.size).padStart(6)}  ${file.path}${parts.length > 0 ? `  (${parts.join(', ')})` : ''}`);
  }
}

export interface PageResult {
  readonly name: string;
  readonly bytes: Readonly<Record<Kind | 'html', number>>;
  /** Scripts as a multiple of the limit page. */
  readonly factor: number;
}

/** Weighs the pages of a running product beside the limit page, and prints their contents. */
export async function measurePages(product: Product, chunks: Chunks, folder: string): Promise<readonly PageResult[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const limit = await weighLimit(browser, join(folder, 'limit'));
    const base = sum(limit, 'script');
    const wanted = await pagesOf(product);
    const pages: PageWeight[] = [];
    for (const { name, path } of wanted) pages.push(await weighPage(browser, name, product.url + path));
    for (const page of pages) printContents(page, chunks);
    const rows = pages.map((page, index) => [
      page.name,
      kB(sum(page, 'script')),
      met(sum(page, 'script') / base, wanted[index]?.factor ?? 0),
      within(sum(page, 'style'), TARGETS.style),
      within(sum(page, 'font'), TARGETS.font),
      kB(page.html),
      `${page.files.filter(({ kind }) => kind === 'script').length} (${kB(page.scriptsAsOne)})`,
    ]);
    console.log(`\nFirst load, kB gzip (1 kB = 1000 bytes); the limit page has ${kB(base)} kB of scripts\n`);
    console.log(table(['page', 'scripts', '× limit', 'styles', 'fonts', 'html', 'files (as one)'], rows));
    if (rows.flat().some((cell) => cell.includes('>'))) {
      console.error('\nA page is heavier than it may be (decision 0004).');
      process.exitCode = 1;
    }
    return [limit, ...pages].map((page) => ({
      name: page.name,
      bytes: { script: sum(page, 'script'), style: sum(page, 'style'), font: sum(page, 'font'), data: sum(page, 'data'), html: page.html },
      factor: sum(page, 'script') / base,
    }));
  } finally {
    await browser.close();
  }
}
