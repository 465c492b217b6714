import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findChromium } from './lib/chromium.ts';
import { serveCopy } from './lib/copy-page.ts';
import { jobsByDesign } from './lib/job-designs.ts';
import type { Product } from './lib/product.ts';
import { table } from './lib/table.ts';

const ROUNDS = 9;
/** A phone on a slow connection, as defined by Lighthouse. Milliseconds, and bytes per second. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const SLOWER_PROCESSOR = 4;

interface Paint {
  /** Largest Contentful Paint in milliseconds. */
  readonly time: number;
  /** The document, and the files that block rendering. */
  readonly files: number;
}

export interface PaintResult {
  readonly name: string;
  /** Median in milliseconds. */
  readonly page: number;
  readonly copy: number;
  /** The page's time as a multiple of the same content in static files. */
  readonly ratio: number;
  /** Number of files that the page needs before its content. */
  readonly files: number;
}

/** A new visitor on a phone. */
const phone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

/** Runs in the page. */
const largestPaint = (): Promise<number> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });

/** Runs in the page. */
const blockingFiles = (): number =>
  performance.getEntriesByType('resource').filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking').length;

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
}

async function paintOf(browser: Browser, url: string): Promise<Paint> {
  const context = await phone(browser);
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const paint = { time: await page.evaluate(largestPaint), files: 1 + (await page.evaluate(blockingFiles)) };
  await context.close();
  return paint;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measure(browser: Browser, name: string, url: string): Promise<PaintResult> {
  const context = await phone(browser);
  const site = await serveCopy(await context.newPage(), url);
  await context.close();
  const copyUrl = site.url + new URL(url).pathname;
  const [pages, copies]: [Paint[], Paint[]] = [[], []];
  // Alternating, so that other load on the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    pages.push(await paintOf(browser, url));
    copies.push(await paintOf(browser, copyUrl));
  }
  await site.stop();
  const [page, copy] = [median(pages.map(({ time }) => time)), median(copies.map(({ time }) => time))];
  return { name, page, copy, ratio: page / copy, files: Math.max(...pages.map(({ files }) => files)) };
}

/** The largest paint of a job's page on a phone with a slow connection, beside the same content as static files. */
export async function measurePaint(product: Product): Promise<readonly PaintResult[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const results: PaintResult[] = [];
    for (const [design, id] of await jobsByDesign(product))
      results.push(await measure(browser, `/jobs/{id} ${design}`, `${product.url}/jobs/${id}`));
    console.log('\nLargest paint on a phone with a slow line, beside the same content as static HTML (ms)\n');
    console.log(
      table(
        ['page', 'paint', 'static', 'ratio', 'files before content'],
        results.map(({ name, page, copy, ratio, files }) => [name, page.toFixed(0), copy.toFixed(0), ratio.toFixed(2), String(files)]),
      ),
    );
    return results;
  } finally {
    await browser.close();
  }
}
