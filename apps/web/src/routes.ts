import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';

/** What the address of a page tells its route. */
export interface RouteRequest {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** A lazily loaded page. */
export interface RouteModule {
  readonly default: ComponentType;
  /** API paths that the server fetches before it renders the page. */
  readonly preload?: (request: RouteRequest) => readonly string[];
}

export interface RouteEntry {
  readonly path: string;
  /** Module id of the page as the build manifest names it; the server links its scripts and styles. */
  readonly load: () => Promise<RouteModule>;
  readonly source: string;
}

/** Every page of the product, the more specific pattern first. */
export const routes: readonly RouteEntry[] = [
  { path: '/', source: 'src/routes/public/start/route.tsx', load: () => import('./routes/public/start/route') },
  { path: '/jobs', source: 'src/routes/public/jobs/route.tsx', load: () => import('./routes/public/jobs/route') },
  { path: '/jobs/:id', source: 'src/routes/public/job/route.tsx', load: () => import('./routes/public/job/route') },
  { path: '*', source: 'src/routes/public/not-found/route.tsx', load: () => import('./routes/public/not-found/route') },
];

export interface RouteMatch {
  readonly entry: RouteEntry;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The page of a pathname; the last entry takes everything. */
export function matchRoute(pathname: string): RouteMatch {
  for (const entry of routes) {
    const match = matchPath({ path: entry.path, end: true }, pathname);
    if (match !== null) return { entry, params: match.params };
  }
  throw new Error('The route table must end with a catch-all.');
}
