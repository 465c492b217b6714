import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { InitialAnswers } from './data/initial-data';

/** What the address of a page tells its route. */
export interface RouteRequest {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** One answer for the first page. */
export interface PreloadCall {
  /** Address that the page's hook asks for. */
  readonly key: string;
  /** Address that the server asks instead, when the first page needs less. @default key */
  readonly path?: string;
}

/** A lazily loaded page. */
export interface RouteModule {
  readonly default: ComponentType;
  /** Answers that the server fetches before it renders the page. */
  readonly preload?: (request: RouteRequest) => readonly PreloadCall[];
  /** Further modules that the server needs for these answers. @returns their ids in the build manifest; the browser gets their styles */
  readonly prepare?: (request: RouteRequest, answers: InitialAnswers) => Promise<readonly string[]>;
}

export interface RouteEntry {
  readonly path: string;
  readonly load: () => Promise<RouteModule>;
}

/** Every page of the product, the more specific pattern first. */
export const routes: readonly RouteEntry[] = [
  { path: '/', load: () => import('./routes/public/start/route') },
  { path: '/jobs', load: () => import('./routes/public/jobs/route') },
  { path: '/jobs/:id', load: () => import('./routes/public/job/route') },
  { path: '/jobs/view/:id/apply', load: () => import('./routes/application/apply/route') },
  { path: '/jobs/view/:id/apply/success', load: () => import('./routes/application/success/route') },
  { path: '/login', load: () => import('./routes/account/login/route') },
  { path: '/register', load: () => import('./routes/account/register/route') },
  { path: '/forgot-password', load: () => import('./routes/account/forgot-password/route') },
  { path: '/reset-password', load: () => import('./routes/account/reset-password/route') },
  { path: '/dashboard', load: () => import('./routes/account/dashboard/route') },
  { path: '/applications', load: () => import('./routes/account/dashboard/route') },
  { path: '/applications/:id', load: () => import('./routes/account/application/route') },
  { path: '/coming-soon', load: () => import('./routes/account/coming-soon/route') },
  { path: '/agb', load: () => import('./routes/legal/terms/route') },
  { path: '/datenschutz', load: () => import('./routes/legal/privacy/route') },
  { path: '/privacy-policy', load: () => import('./routes/legal/privacy/route') },
  { path: '/nutzerbedingungen', load: () => import('./routes/legal/usage/route') },
  { path: '/impressum', load: () => import('./routes/legal/imprint/route') },
  { path: '/company/:companyId/dashboard', load: () => import('./routes/company/dashboard/route') },
  { path: '/company/:companyId/settings', load: () => import('./routes/company/dashboard/route') },
  { path: '/company/create', load: () => import('./routes/company/create/route') },
  { path: '/company/:slug', load: () => import('./routes/public/company/route') },
  { path: '*', load: () => import('./routes/public/not-found/route') },
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
