import fs from 'node:fs';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { messages } from '@stellwerk/domain';
import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import type { AppEnv } from '../http/env.ts';
import { Refusal } from '../refusal.ts';
import { MEDIA_TYPE_OF, PUBLIC_FOLDERS, publicFile } from './public-files.ts';
import { readRange } from './range.ts';

const notFound = (): Refusal => new Refusal('not-found', messages.general.notFound);

/** A file or a part of it. SVG may hold scripts: opened by itself it runs in a sandbox (O20). */
export async function fileResponse(path: string, contentType: string, rangeHeader: string | null, headers: Readonly<Record<string, string>>): Promise<Response> {
  const file = await fs.promises.open(path).catch(() => null);
  if (file === null) throw notFound();
  const { size, mtime } = await file.stat();
  const range = readRange(rangeHeader, size);
  const shared = { ...headers, 'content-type': contentType, 'accept-ranges': 'bytes', 'last-modified': mtime.toUTCString() };
  if (range === 'unsatisfiable') {
    await file.close();
    return new Response(null, { status: 416, headers: { ...shared, 'content-range': `bytes */${size}` } });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const body = size === 0 ? null : bodyOf(file, start, end);
  if (size === 0) await file.close();
  return new Response(body, {
    status: range === null ? 200 : 206,
    headers: { ...shared, 'content-length': String(end - start + 1), ...(range === null ? {} : { 'content-range': `bytes ${start}-${end}/${size}` }) },
  });
}

function bodyOf(file: fs.promises.FileHandle, start: number, end: number): ReadableStream<Uint8Array> {
  const chunks = Readable.toWeb(file.createReadStream({ start, end })).getReader();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.read();
      if (done) controller.close();
      else if (value instanceof Uint8Array) controller.enqueue(value);
    },
    cancel: () => chunks.cancel(),
  });
}

/** Serves the public media files (API37); private folders have routes of their own with a permission check. */
export function mountMedia(app: Hono<AppEnv>, context: Context): void {
  app.get('/api/media/:folder/:size/:filename', (c) => {
    const { folder, size, filename } = c.req.param();
    const path = publicFile(context.config.dataDir, folder, filename);
    const type = MEDIA_TYPE_OF[extname(filename).toLowerCase()];
    if (!PUBLIC_FOLDERS.some((name) => name === folder) || size !== 'original' || path === null || type === undefined) throw notFound();
    return fileResponse(path, type, c.req.header('range') ?? null, {
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-site',
    });
  });
}
