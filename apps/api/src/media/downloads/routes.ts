import { generalMessages, pictureWidth } from '@stellwerk/domain';
import { serveDocument } from '../../applications/documents/documents.ts';
import type { Context } from '../../platform/context/context.ts';
import { storedResponse } from '../../platform/files/storage/respond.ts';
import { shownSvg } from '../../platform/files/pictures/shown-svg.ts';
import type { StoredFile } from '../../platform/files/storage/storage.ts';
import { handlers } from '../../platform/http/call.ts';
import { CallError } from '@stellwerk/domain/endpoints';
import { errorFields } from '../../platform/log/log.ts';
import { publicFile, type PublicFile } from '../../platform/media/public-files.ts';

const notFound = (): CallError => new CallError('not-found', generalMessages.notFound);

/** Folders whose files belong to applications: only readers of the application may open them (O19, O20). */
const PRIVATE_FOLDERS = ['documents', 'videos'] as const;

/** How the pictures of a folder fill their area. */
const FILLINGS = { logos: 'whole', avatars: 'square', images: 'cover', 'job-videos': null } as const;

/** A file as stored. */
interface Given {
  readonly stored: StoredFile;
  readonly contentType: string;
}

const given = (stored: StoredFile | null, contentType: string): Given | null => (stored === null ? null : { stored, contentType });

/** A public file in the requested size; null for none. */
async function inSize({ files, log }: Context, file: PublicFile, size: string): Promise<Given | null> {
  const { storage, pictures } = files;
  const { storageKey, contentType, folder, filename } = file;
  const [width, filling] = [pictureWidth(size, filename), FILLINGS[folder]];
  if (size !== 'original') {
    if (width === null || filling === null) return null;
    try {
      return given(await pictures.open(storageKey, width, filling), 'image/webp');
    } catch (error) {
      // An older file that is no picture, or a full disk: the original is served.
      log('error', 'picture-not-resized', errorFields(error));
    }
  }
  const stored = await storage.open(storageKey);
  if (stored === null || contentType !== 'image/svg+xml') return given(stored, contentType);
  const drawn = await shownSvg(files, storageKey, stored);
  if (drawn === null) log('error', 'drawing-not-shown', { file: filename });
  return given(drawn, contentType);
}

async function publicResponse(context: Context, folder: string, size: string, filename: string, range: string | null): Promise<Response> {
  const file = publicFile(folder, filename);
  const found = file === null ? null : await inSize(context, file, size);
  if (found === null) throw notFound();
  // SVG may contain scripts: opened by itself it runs in a sandbox (O20).
  return storedResponse(found.stored, found.contentType, range, {
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-site',
  });
}

/** Calls on media files (API37): public ones for everybody, those of applications by signature or permission. */
export const mediaHandlers = handlers({
  mediaFile: ({ context, actor, request, params: { folder, size, filename } }) => {
    const secret = PRIVATE_FOLDERS.find((name) => name === folder);
    if (secret === undefined) return publicResponse(context, folder, size, filename, request.headers.get('range'));
    if (size !== 'original') throw notFound();
    return serveDocument(context, { filename, actor, request, folder: secret });
  },
});
