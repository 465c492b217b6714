import { chooseEncoding, streamOf } from '../../platform/http/encode.ts';
import { etagOf, hasTag } from '../../platform/http/hashes.ts';

/**
 * A response for repeated requests: 304 while unchanged, else streamed.
 * @param version changes with the content
 */
export function feedAnswer(request: Request, type: string, version: string, pieces: () => AsyncGenerator<string>): Response {
  const tag = etagOf(version);
  const headers = new Headers({
    'content-type': `${type}; charset=utf-8`,
    etag: `W/${tag}`,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  if (hasTag(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers });
  const body = streamOf(pieces());
  if (chooseEncoding(request.headers.get('accept-encoding')) === 'identity') return new Response(body, { headers });
  headers.set('content-encoding', 'gzip');
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { headers });
}

/** A complete text. */
export async function* whole(text: string | Promise<string>): AsyncGenerator<string> {
  yield await text;
}
