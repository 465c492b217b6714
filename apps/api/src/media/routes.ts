import { extname } from 'node:path';
import { generalMessages } from '@stellwerk/domain';
import type { Hono } from 'hono';
import { serveDocument } from '../applications/documents.ts';
import { authenticate } from '../auth/authenticate.ts';
import type { Context } from '../context.ts';
import { openLocal } from '../files/local.ts';
import { storedResponse } from '../files/respond.ts';
import type { AppEnv } from '../http/env.ts';
import { Refusal } from '../refusal.ts';
import { MEDIA_TYPE_OF, PUBLIC_FOLDERS, publicFile } from './public-files.ts';

const notFound = (): Refusal => new Refusal('not-found', generalMessages.notFound);

/** Folders whose files belong to applications: they open to those who may read the application (O19, O20). */
const PRIVATE_FOLDERS = ['documents', 'videos'] as const;

/** Serves the media files (API37): the public ones to everybody, those of applications by signature or permission. */
export function mountMedia(app: Hono<AppEnv>, context: Context): void {
  app.get('/api/media/:folder/:size/:filename', async (c) => {
    const { folder, size, filename } = c.req.param();
    const secret = PRIVATE_FOLDERS.find((name) => name === folder);
    if (secret !== undefined && size === 'original') {
      const actor = await authenticate(context, c.req.header('authorization') ?? null);
      return serveDocument(context, { filename, actor, request: c.req.raw, folder: secret });
    }
    const path = publicFile(context.config.dataDir, folder, filename);
    const type = MEDIA_TYPE_OF[extname(filename).toLowerCase()];
    if (!PUBLIC_FOLDERS.some((name) => name === folder) || size !== 'original' || path === null || type === undefined) throw notFound();
    const file = await openLocal(path);
    if (file === null) throw notFound();
    // SVG may hold scripts: opened by itself it runs in a sandbox (O20).
    return storedResponse(file, type, c.req.header('range') ?? null, {
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-site',
    });
  });
}
