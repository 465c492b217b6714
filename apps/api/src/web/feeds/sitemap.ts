import { legalPages } from '@stellwerk/domain';
import type { Db } from '../../platform/db/engine.ts';
import { siteRows, type SiteKind } from './store.ts';
import { xml, XML_HEAD } from './xml.ts';

/** Maximum number of URLs in one file (sitemaps.org). */
export const SITEMAP_LIMIT = 50_000;
const BATCH = 1000;
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Pages that always exist; /privacy-policy has the same content as /datenschutz. */
export const STATIC_PAGES = [
  '/',
  '/jobs',
  '/fuer-unternehmen',
  legalPages.terms,
  legalPages.privacy,
  legalPages.usage,
  '/barrierefreiheit',
  '/impressum',
];

const FOLDERS: Readonly<Record<SiteKind, string>> = { companies: '/company/', jobs: '/jobs/' };

/** A section of the site in one file. */
export type Part = { readonly kind: 'pages' } | { readonly kind: SiteKind; readonly offset: number; readonly limit: number };

export interface Site {
  readonly db: Db;
  readonly origin: string;
  readonly now: Date;
}

async function* urlsOf({ db, origin, now }: Site, part: Part): AsyncGenerator<string> {
  if (part.kind === 'pages') {
    yield xml({ url: STATIC_PAGES.map((path) => ({ loc: origin + path })) });
    return;
  }
  const end = part.offset + part.limit;
  for (let offset = part.offset; offset < end; offset += BATCH) {
    const rows = await siteRows(db, part.kind, now, { limit: Math.min(BATCH, end - offset), offset });
    const url = rows.map(({ name, changed }) => ({
      loc: `${origin}${FOLDERS[part.kind]}${encodeURIComponent(name)}`,
      lastmod: changed.toISOString(),
    }));
    if (url.length > 0) yield xml({ url });
    if (rows.length < BATCH) return;
  }
}

/** The URLs of some sections as one sitemap, piece by piece. */
export async function* urlset(site: Site, parts: readonly Part[]): AsyncGenerator<string> {
  yield `${XML_HEAD}<urlset xmlns="${SCHEMA}">\n`;
  for (const part of parts) yield* urlsOf(site, part);
  yield '</urlset>\n';
}

/** The names of the files when one is not enough. */
export function partNames(counts: Readonly<Record<SiteKind, number>>, limit: number): readonly string[] {
  const numbered = (kind: SiteKind): string[] =>
    Array.from({ length: Math.ceil(counts[kind] / limit) }, (_, index) => `${kind}-${index + 1}`);
  return ['pages', ...numbered('companies'), ...numbered('jobs')];
}

/** The section of a name; null for an unknown name. */
export function partOf(name: string, limit: number): Part | null {
  if (name === 'pages') return { kind: 'pages' };
  const [, kind, number] = /^(companies|jobs)-([1-9]\d{0,4})$/.exec(name) ?? [];
  return kind === 'companies' || kind === 'jobs' ? { kind, offset: (Number(number) - 1) * limit, limit } : null;
}

/** The list of the files. */
export const sitemapIndex = (origin: string, names: readonly string[]): string =>
  XML_HEAD + xml({ sitemapindex: { '@xmlns': SCHEMA, sitemap: names.map((name) => ({ loc: `${origin}/sitemap/${name}.xml` })) } });

/** Pages of a person or a company, and the calls; pictures of public pages may be indexed. */
const CLOSED = ['/api/', '/admin', '/applications', '/dashboard', '/invitations/', '/jobs/preview/', '/jobs/view/', '/company/*/'];

/** Lists the paths allowed for crawlers, and the sitemap (O92). */
export function robots(origin: string): string {
  const lines = ['User-agent: *', 'Allow: /api/media/', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`];
  return `${lines.join('\n')}\n`;
}
