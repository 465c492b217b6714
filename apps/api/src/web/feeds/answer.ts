import { createHash } from 'node:crypto';
import { chooseEncoding, streamOf } from '../../platform/http/encode.ts';

/** Whether a tag of an If-None-Match header equals the given one; weak and strong ones are compared alike (RFC 9110). */
function names(header: string | null, tag: string): boolean {
  return (header ?? '').split(',').some((item) => item.trim().replace(/^W\//, '') === tag || item.trim() === '*');
}

/**
 * A response for repeated requests: 304 while unchanged, else streamed.
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

/** A complete text. */
export async function* whole(text: string | Promise<string>): AsyncGenerator<string> {
  yield await text;
}
