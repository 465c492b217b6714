import type { RouteEntry } from './routes';

/** Module of each page in the build manifest, by its path; the server links scripts and styles by it. Not part of the browser's bundle. */
const sources: Readonly<Record<string, string>> = {
  '/': 'src/routes/public/start/route.tsx',
  '/jobs': 'src/routes/public/jobs/route.tsx',
  '/jobs/:id': 'src/routes/public/job/route.tsx',
  '/jobs/view/:id/apply': 'src/routes/application/apply/route.tsx',
  '/jobs/view/:id/apply/success': 'src/routes/application/success/route.tsx',
  '/login': 'src/routes/account/login/route.tsx',
  '/register': 'src/routes/account/register/route.tsx',
  '/forgot-password': 'src/routes/account/forgot-password/route.tsx',
  '/reset-password': 'src/routes/account/reset-password/route.tsx',
  '/dashboard': 'src/routes/account/dashboard/route.tsx',
  '/applications': 'src/routes/account/dashboard/route.tsx',
  '/applications/:id': 'src/routes/account/application/route.tsx',
  '/coming-soon': 'src/routes/account/coming-soon/route.tsx',
  '/agb': 'src/routes/legal/terms/route.tsx',
  '/datenschutz': 'src/routes/legal/privacy/route.tsx',
  '/privacy-policy': 'src/routes/legal/privacy/route.tsx',
  '/nutzerbedingungen': 'src/routes/legal/usage/route.tsx',
  '/impressum': 'src/routes/legal/imprint/route.tsx',
  '/company/:companyId/dashboard': 'src/routes/company/dashboard/route.tsx',
  '/company/:companyId/settings': 'src/routes/company/dashboard/route.tsx',
  '/company/create': 'src/routes/company/create/route.tsx',
  '/company/:slug': 'src/routes/public/company/route.tsx',
  '*': 'src/routes/public/not-found/route.tsx',
};

/** @throws when a route has no entry here: its page would load without its styles */
export function sourceOf(entry: RouteEntry): string {
  const source = sources[entry.path];
  if (source === undefined) throw new Error(`No source for the route ${entry.path}.`);
  return source;
}
