import { generalMessages } from '@stellwerk/domain';
import { serveDocument } from '../applications/documents.ts';
import { storedResponse } from '../files/respond.ts';
import type { Storage } from '../files/storage.ts';
import { handlers } from '../http/call.ts';
import { CallError } from '@stellwerk/domain/endpoints';
import { publicFile } from '../media/public-files.ts';

const notFound = (): CallError => new CallError('not-found', generalMessages.notFound);

/** Folders whose files belong to applications: they open to those who may read the application (O19, O20). */
const PRIVATE_FOLDERS = ['documents', 'videos'] as const;

async function publicResponse(storage: Storage, folder: string, filename: string, range: string | null): Promise<Response> {
  const known = publicFile(folder, filename);
  const stored = known === null ? null : await storage.open(known.storageKey);
  if (known === null || stored === null) throw notFound();
  // SVG may hold scripts: opened by itself it runs in a sandbox (O20).
  return storedResponse(stored, known.contentType, range, {
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-site',
  });
}

/** The media files (API37): the public ones to everybody, those of applications by signature or permission. */
export const mediaHandlers = handlers({
  mediaFile: ({ context, actor, request, params: { folder, size, filename } }) => {
    if (size !== 'original') throw notFound();
    const secret = PRIVATE_FOLDERS.find((name) => name === folder);
    if (secret !== undefined) return serveDocument(context, { filename, actor, request, folder: secret });
    return publicResponse(context.files.storage, folder, filename, request.headers.get('range'));
  },
});
