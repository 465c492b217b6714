import { readQuery } from '@stellwerk/domain/endpoints';
import type { Context as Exchange, Hono } from 'hono';
import { findPublicCompany } from '../../companies/company/store.ts';
import type { Context } from '../../platform/context/context.ts';
import type { AppEnv } from '../../platform/http/middleware.ts';
import { feedAnswer, whole } from './answer.ts';
import { jobFeed } from './job-feed.ts';
import { feedTexts } from './labels.de.ts';
import { partNames, partOf, robots, SITEMAP_LIMIT, sitemapIndex, STATIC_PAGES, urlset } from './sitemap.ts';
import { rss, RSS_ITEMS } from './rss.ts';
import { allOpenJobs, companiesState, newestJobs, stateOf } from './store.ts';

type FeedContext = Pick<Context, 'db' | 'now' | 'origin'>;

/**
 * Scope of a feed: the company of `?company=` by id or slug, else all jobs. @returns null for an invisible company @throws CallError
 * 'invalid' for a value that no database accepts
 */
async function feedOf({ db, now, origin }: FeedContext, c: Exchange<AppEnv>) {
  const { company: named = '' } = readQuery(new URL(c.req.url));
  const wanted = typeof named === 'string' ? named : (named[0] ?? '');
  const company = wanted === '' ? undefined : await findPublicCompany(db, wanted);
  if (company === null) return null;
  const scope = { now: now(), companyId: company?.id };
  const { version } = await stateOf(db, scope);
  const page = company === undefined ? '/jobs' : `/company/${encodeURIComponent(company.slug)}`;
  return { company, scope, origin: origin(), page: origin() + page, version: `${origin()} ${c.req.path} ${company?.id ?? ''} ${version}` };
}

/** Sitemap, feeds and robots.txt: open jobs only (O92, rule 14). @param limit URLs in one file of the sitemap */
export function mountFeeds(app: Hono<AppEnv>, context: FeedContext, limit = SITEMAP_LIMIT): void {
  const { db } = context;
  app.get('/robots.txt', (c) => c.text(robots(context.origin()), 200, { 'cache-control': 'public, max-age=3600' }));

  app.get('/feed.xml', async (c) => {
    const feed = await feedOf(context, c);
    if (feed === null) return c.text(feedTexts.unknownCompany, 404);
    const { company, scope, origin, page } = feed;
    const self = origin + c.req.path + new URL(c.req.url).search;
    const text = async (): Promise<string> =>
      rss({ origin, self, page, company: company?.name ?? null, jobs: await newestJobs(db, scope, RSS_ITEMS) });
    return feedAnswer(c.req.raw, 'application/rss+xml', feed.version, () => whole(text()));
  });

  app.get('/feed/jobs.xml', async (c) => {
    const feed = await feedOf(context, c);
    if (feed === null) return c.text(feedTexts.unknownCompany, 404);
    return feedAnswer(c.req.raw, 'application/xml', feed.version, () => jobFeed(feed.origin, allOpenJobs(db, feed.scope)));
  });

  const siteOf = async () => {
    const [site, jobs, companies] = [
      { db, origin: context.origin(), now: context.now() },
      await stateOf(db, { now: context.now() }),
      await companiesState(db),
    ];
    return {
      site,
      counts: { jobs: jobs.count, companies: companies.count },
      version: `${site.origin} ${jobs.version} ${companies.version}`,
    };
  };

  app.get('/sitemap.xml', async (c) => {
    const { site, counts, version } = await siteOf();
    const fits = STATIC_PAGES.length + counts.jobs + counts.companies <= limit;
    const everything = (['companies', 'jobs'] as const).map((kind) => ({ kind, offset: 0, limit }));
    return feedAnswer(c.req.raw, 'application/xml', version, () =>
      fits ? urlset(site, [{ kind: 'pages' }, ...everything]) : whole(sitemapIndex(site.origin, partNames(counts, limit))),
    );
  });

  app.get('/sitemap/:file', async (c, next) => {
    const [, name = ''] = /^(.+)\.xml$/.exec(c.req.param('file')) ?? [];
    const part = partOf(name, limit);
    const { site, counts, version } = await siteOf();
    if (part === null || !partNames(counts, limit).includes(name)) return next();
    return feedAnswer(c.req.raw, 'application/xml', `${name} ${version}`, () => urlset(site, [part]));
  });
}
