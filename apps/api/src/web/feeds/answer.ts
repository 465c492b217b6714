import { createHash } from 'node:crypto';
import { chooseEncoding, streamOf } from '../../platform/http/encode.ts';

/** Whether one of the tags of an If-None-Match header is the given one; weak and strong ones compare alike (RFC 9110). */
function names(header: string | null, tag: string): boolean {
  return (header ?? '').split(',').some((item) => item.trim().replace(/^W\//, '') === tag || item.trim() === '*');
}

/**
 * An answer that readers ask for again and again: 304 while nothing has changed, else written while it is read.
 * @param version changes with the content
 */
export function feedAnswer(request: Request, type: string, version: string, pieces: () => AsyncGenerator<string>): Response {
  const tag = `"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`;
  const headers = new Headers({
    'content-type': `${type}; charset=utf-8`,
    etag: `W/${tag}`,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  if (names(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers });
  const body = streamOf(pieces());
  if (chooseEncoding(request.headers.get('accept-encoding')) === 'identity') return new Response(body, { headers });
  headers.set('content-encoding', 'gzip');
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { headers });
}

/** A text that is there whole. */
export async function* whole(text: string | Promise<string>): AsyncGenerator<string> {
  yield await text;
}
