import { loadOnce } from '@stellwerk/design-system/part';
import { findPage, type FoundPage } from './shell/find-page';
import type { RouteEntry } from './route-types';

/**
 * All pages of the product, more specific patterns first. The only table of pages: the server finds the scripts and styles of a
 * page by it (route-sources.ts), and a login returns only to its pages (`mayReturn`).
 */
export const routes: readonly RouteEntry[] = [
  { path: '/', load: () => import('./routes/public/start/route') },
  { path: '/jobs', load: () => import('./routes/public/jobs/route') },
  { path: '/jobs/:id', load: () => import('./routes/public/job/route') },
  { path: '/saved-jobs', load: () => import('./routes/public/saved/route') },
  { path: '/fuer-unternehmen', load: () => import('./routes/public/for-companies/route') },
  { path: '/showcase/:slug', load: () => import('./routes/public/showcase/route') },
  { path: '/jobs/preview/:jobId', load: () => import('./routes/company/job-preview/route') },
  { path: '/jobs/view/:id/apply', load: () => import('./routes/application/apply/route') },
  { path: '/jobs/view/:id/apply/success', load: () => import('./routes/application/success/route') },
  { path: '/login', load: () => import('./routes/account/login/route'), noReturn: true },
  { path: '/register', load: () => import('./routes/account/register/route'), noReturn: true },
  { path: '/forgot-password', load: () => import('./routes/account/forgot-password/route'), noReturn: true },
  { path: '/reset-password', load: () => import('./routes/account/reset-password/route'), noReturn: true },
  { path: '/confirm-email', load: () => import('./routes/account/confirm-email/route'), noReturn: true },
  { path: '/invitations/:token', load: () => import('./routes/account/invitation/route') },
  { path: '/dashboard', load: () => import('./routes/account/dashboard/route') },
  { path: '/applications', load: () => import('./routes/account/dashboard/route') },
  { path: '/applications/:id', load: () => import('./routes/account/application/route') },
  { path: '/applications/status/:token', load: () => import('./routes/account/status/route') },
  { path: '/users/:id', load: () => import('./routes/account/user/route') },
  { path: '/newsletter/confirm', load: () => import('./routes/public/mailed-link/route'), noReturn: true },
  { path: '/newsletter/unsubscribe', load: () => import('./routes/public/mailed-link/route'), noReturn: true },
  { path: '/job-alerts/confirm', load: () => import('./routes/public/mailed-link/route'), noReturn: true },
  { path: '/job-alerts/unsubscribe', load: () => import('./routes/public/mailed-link/route'), noReturn: true },
  { path: '/coming-soon', load: () => import('./routes/account/coming-soon/route') },
  { path: '/admin', load: () => import('./routes/admin/route') },
  { path: '/agb', load: () => import('./routes/legal/terms/route') },
  { path: '/datenschutz', load: () => import('./routes/legal/privacy/route') },
  { path: '/privacy-policy', load: () => import('./routes/legal/privacy/route') },
  { path: '/nutzerbedingungen', load: () => import('./routes/legal/usage/route') },
  { path: '/barrierefreiheit', load: () => import('./routes/legal/accessibility/route') },
  { path: '/impressum', load: () => import('./routes/legal/imprint/route') },
  { path: '/company/:companyId/dashboard', load: () => import('./routes/company/dashboard/route') },
  { path: '/company/:companyId/settings', load: () => import('./routes/company/dashboard/route') },
  { path: '/company/:companyId/history', load: () => import('./routes/company/history/route') },
  { path: '/company/:companyId/applications', load: () => import('./routes/company/applications/route') },
  { path: '/company/:companyId/applications/:applicationId', load: () => import('./routes/company/application/route') },
  { path: '/company/:companyId/jobs', load: () => import('./routes/company/dashboard/route') },
  { path: '/company/:companyId/jobs/create', load: () => import('./routes/company/job-editor/route') },
  { path: '/company/:companyId/jobs/import', load: () => import('./routes/company/job-transfer/route') },
  { path: '/company/:companyId/jobs/:jobId/edit', load: () => import('./routes/company/job-editor/route') },
  { path: '/company/:companyId/jobs/:jobId', load: () => import('./routes/company/job/route') },
  { path: '/company/:companyId/jobs/:jobId/applications', load: () => import('./routes/company/job-applications/route') },
  { path: '/company/:companyId/team', load: () => import('./routes/company/dashboard/route') },
  { path: '/company/:companyId/team/create', load: () => import('./routes/company/team-create/route') },
  { path: '/company/:companyId/messages', load: () => import('./routes/company/dashboard/route') },
  { path: '/company/:companyId/focus', load: () => import('./routes/company/dashboard/route') },
  { path: '/company/:companyId/documents', load: () => import('./routes/company/dashboard/route') },
  { path: '/company/:companyId/subscription', load: () => import('./routes/company/dashboard/route') },
  { path: '/company/create', load: () => import('./routes/company/create/route') },
  { path: '/company/:slug', load: () => import('./routes/public/company/route') },
  { path: '*', load: () => import('./routes/public/not-found/route'), noReturn: true },
];

/** The page of a pathname; the last entry matches all. */
export function matchRoute(pathname: string): FoundPage<RouteEntry> {
  const found = findPage(routes, pathname);
  if (found === undefined) throw new Error('The route table must end with a catch-all.');
  return found;
}

/** Whether a login may redirect to a path: to every page that does not exclude it (decisions, rule 12). */
export const mayReturn = (pathname: string): boolean => matchRoute(pathname).entry.noReturn !== true;

/** Loads a page once; afterwards it renders without suspending. */
export const loadRoute = loadOnce((entry: RouteEntry) => entry.load());
