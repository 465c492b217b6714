import fs from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { COMPRESS_FROM, chooseEncoding, compress, type Encoding } from '../../platform/http/encode.ts';
import { hasTag } from '../../platform/http/hashes.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
};
const COMPRESSIBLE = /^(text|application\/(json|manifest|xml))|svg/;

interface StaticFile {
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  readonly encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

export interface StaticFiles {
  /** The response for a path, or null for an unknown file. */
  answer: (path: string, request: Request) => Promise<Response | null>;
}

async function encode(file: StaticFile, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const ready = { br: `${file.path}.br`, gzip: `${file.path}.gz`, identity: file.path }[encoding];
  if (fs.existsSync(ready)) return new Uint8Array(await fs.promises.readFile(ready));
  return compress(await fs.promises.readFile(file.path), encoding, 9);
}

/**
 * The files of a built web app. Only files present at the start are served, so no path can leave the folder. Files hashed by
 * the build never change; all others are revalidated after an hour.
 */
export function readStaticFiles(root: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const entry of fs.readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = `/${relative(root, path).split(sep).join('/')}`;
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined || name === '/index.html' || name.startsWith('/.')) continue;
    const { size, mtimeMs } = fs.statSync(path);
    files.set(name, { path, type, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`, encoded: new Map() });
  }
  return {
    answer: async (name, request) => {
      const file = files.get(name);
      if (file === undefined) return null;
      const headers = new Headers({
        'content-type': file.type,
        etag: file.etag,
        'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      });
      const size = fs.statSync(file.path).size;
      const encoding =
        COMPRESSIBLE.test(file.type) && size >= COMPRESS_FROM ? chooseEncoding(request.headers.get('accept-encoding')) : 'identity';
      if (COMPRESSIBLE.test(file.type)) headers.set('vary', 'accept-encoding');
      if (hasTag(request.headers.get('if-none-match'), file.etag)) return new Response(null, { status: 304, headers });
      if (encoding !== 'identity') headers.set('content-encoding', encoding);
      const bytes = file.encoded.get(encoding) ?? encode(file, encoding);
      file.encoded.set(encoding, bytes);
      return new Response(await bytes, { headers });
    },
  };
}
