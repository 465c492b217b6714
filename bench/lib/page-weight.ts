import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Response } from 'playwright-core';

/** `data` are responses of the documented calls. */
export type Kind = 'script' | 'style' | 'font' | 'data';

export interface LoadedFile {
  readonly kind: Kind;
  readonly path: string;
  /** Bytes after gzip, level 9. */
  readonly size: number;
}

export interface PageWeight {
  readonly name: string;
  readonly files: readonly LoadedFile[];
  /** Bytes of the document after gzip, without the style sheets in it: they count as files. */
  readonly html: number;
  /** Bytes of all scripts as one file: the difference is the cost of splitting them. */
  readonly scriptsAsOne: number;
}

function kindOf(type: string): Kind | null {
  if (/javascript/.test(type)) return 'script';
  if (/text\/css/.test(type)) return 'style';
  return /font|woff/.test(type) ? 'font' : null;
}

const isAnswer = (response: Response): boolean =>
  new URL(response.url()).pathname.startsWith('/api/') && /json/.test(response.headers()['content-type'] ?? '');

async function bytesOf(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  return new Uint8Array(await response.arrayBuffer());
}

/** A style sheet inlined by the server (decision 0004). */
const INLINE_SHEET = /<style [^>]*data-sheet="([^"]+)"[^>]*>(.*?)<\/style>/gs;

const gzipped = (bytes: Uint8Array | string): number => gzipSync(bytes, { level: 9 }).length;

const visitor = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 900 } });

/**
 * Loads a page and weighs its requests until no more follow.
 * @param known the browser profile to use; it is closed. By default a new visitor
 */
export async function weighPage(browser: Browser, name: string, url: string, known?: BrowserContext): Promise<PageWeight> {
  const context = known ?? (await visitor(browser));
  const found = new Map<string, Kind>();
  const answers = new Map<string, Promise<Uint8Array>>();
  const failures: string[] = [];
  const page = await context.newPage();
  page.on('response', (response) => {
    const kind = kindOf(response.headers()['content-type'] ?? '');
    if (kind !== null) found.set(response.url(), kind);
    // Private responses cannot be requested again without the login; repeated requests count once.
    else if (isAnswer(response)) answers.set(response.url(), response.body());
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => failures.push(error.message));
  await page.goto(url, { waitUntil: 'networkidle' });
  const data = await Promise.all([...answers].map(async ([address, body]) => [address, await body] as const));
  await context.close();
  if (failures.length > 0) throw new Error(`${name} does not load cleanly: ${failures.join('; ')}`);
  const files: LoadedFile[] = data.map(([address, bytes]) => ({ kind: 'data', path: new URL(address).pathname, size: gzipped(bytes) }));
  const scripts: Uint8Array[] = [];
  for (const [address, kind] of found) {
    const bytes = await bytesOf(address);
    files.push({ kind, path: new URL(address).pathname, size: gzipped(bytes) });
    if (kind === 'script') scripts.push(bytes);
  }
  const html = Buffer.from(await bytesOf(url)).toString();
  for (const [, path = '', text = ''] of html.matchAll(INLINE_SHEET)) files.push({ kind: 'style', path, size: gzipped(text) });
  return {
    name,
    files: files.toSorted((a, b) => b.size - a.size),
    html: gzipped(html.replace(INLINE_SHEET, '')),
    scriptsAsOne: gzipped(Buffer.concat(scripts)),
  };
}

/** Bytes of all files of a kind. */
export function sum(page: PageWeight, kind: Kind): number {
  return page.files.filter((file) => file.kind === kind).reduce((total, file) => total + file.size, 0);
}
