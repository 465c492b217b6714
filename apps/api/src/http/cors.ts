const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const HEADERS = 'authorization, content-type';

/** Headers for a caller of an allowed foreign origin; none for every other one. Tokens travel in a header, so no credentials. */
export function corsHeaders(allowed: readonly string[], origin: string | null): Readonly<Record<string, string>> {
  if (allowed.length === 0) return {};
  if (origin === null || !allowed.includes(origin)) return { vary: 'origin' };
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': HEADERS,
    'access-control-expose-headers': 'retry-after, x-request-id',
    'access-control-max-age': '600',
  };
}
