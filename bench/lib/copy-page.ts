import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { chooseEncoding, compress } from '../../apps/api/src/platform/http/encode.ts';
import { serve, type Site } from './static.ts';

interface CopiedFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

const HTML = 'text/html; charset=utf-8';

/** The current document, with its style sheets inlined and without scripts. Runs in the page. */
async function finished(): Promise<string> {
  const copy = document.cloneNode(true);
  if (!(copy instanceof Document)) throw new Error('A copy of a document is one.');
  for (const found of copy.querySelectorAll('script, link[rel=modulepreload], link[rel=alternate]')) found.remove();
  for (const link of copy.querySelectorAll('link[rel=stylesheet]')) {
    const style = copy.createElement('style');
    style.textContent = await (await fetch(link.getAttribute('href') ?? '')).text();
    link.replaceWith(style);
  }
  return `<!doctype html>${copy.documentElement.outerHTML}`;
}

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

async function answer(files: ReadonlyMap<string, CopiedFile>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const file = files.get(request.url ?? '');
  if (file === undefined) return void response.writeHead(404).end();
  const encoding = file.type === HTML ? chooseEncoding(request.headers['accept-encoding']?.toString() ?? null) : 'identity';
  response.setHeader('content-type', file.type);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.end(await compress(file.bytes, encoding));
}

/**
 * Serves the final state of a page as static files from a bare server: its finished HTML with inlined style sheets, its fonts and pictures,
 * and no script.
 * @param page a fresh one, which is left with the original loaded
 * @returns the site, whose page has the path of the original
 */
export async function serveCopy(page: Page, url: string): Promise<Site> {
  const files = new Map<string, CopiedFile>();
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (!['font', 'image'].includes(response.request().resourceType())) return;
    const type = response.headers()['content-type'] ?? 'application/octet-stream';
    reading.push(response.body().then((bytes) => files.set(pathOf(response.url()), { type, bytes })));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  files.set(pathOf(url), { type: HTML, bytes: Buffer.from(await page.evaluate(finished)) });
  return serve((request, response) => void answer(files, request, response));
}
