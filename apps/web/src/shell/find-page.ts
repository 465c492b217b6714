import { matchPath } from 'react-router-dom';
import { createContext, use } from 'react';

/** Parameters of a URL's path, by the names in the page's pattern. */
export type PageParams = Readonly<Record<string, string | undefined>>;

export interface FoundPage<Entry> {
  readonly entry: Entry;
  readonly params: PageParams;
}

/** An undecodable value is used unchanged, like any other that names no job. */
function decode(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * The first page whose pattern matches a pathname. Server and browser both find their page by it; the router's own search ranks
 * nested routes, which we do not use, and adds 4 kB (decision 0004).
 * @param pathname as in the URL; parameters are decoded
 */
export function findPage<Entry extends { readonly path: string }>(pages: readonly Entry[], pathname: string): FoundPage<Entry> | undefined {
  for (const entry of pages) {
    const match = matchPath({ path: entry.path, end: true }, pathname);
    if (match !== null)
      return { entry, params: Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, decode(value)])) };
  }
  return undefined;
}

export const PageParamsContext = createContext<PageParams>({});

/** Parameters of the URL's path for this page, decoded, by the names in its pattern. */
export const usePageParams = (): PageParams => use(PageParamsContext);
