import type { Endpoint } from '../../contract/endpoint';

/** The spellings of a path: /api/public and /api/private also answer without /api (A22); /jobs stays a page. */
export function pathsOf({ path }: Pick<Endpoint, 'path'>): readonly string[] {
  return /^\/api\/(public|private)\//.test(path) ? [path, path.slice('/api'.length)] : [path];
}

function firstParameter({ path }: Pick<Endpoint, 'path'>): number {
  const index = path.split('/').findIndex((segment) => segment.startsWith(':'));
  return index === -1 ? Number.MAX_SAFE_INTEGER : index;
}

/** Sorts endpoints for matching, literal segments before parameters (A83): the later its first parameter, the more literal a path is. */
export function literalFirst<E extends Pick<Endpoint, 'path'>>(endpoints: readonly E[]): readonly E[] {
  return endpoints.toSorted((a, b) => firstParameter(b) - firstParameter(a));
}
