import { feedTexts } from './labels.de.ts';
import { descriptionOf, urlOf } from './job-content.ts';
import type { FeedRow } from './store.ts';
import { xml, XML_HEAD } from './xml.ts';

/** Number of entries of the RSS feed: feed readers want new jobs. */
export const RSS_ITEMS = 100;

const item = (origin: string, job: FeedRow) => ({
  title: feedTexts.itemTitle(job.title, job.company_name),
  link: urlOf(origin, job),
  guid: { '@isPermaLink': 'true', '#text': urlOf(origin, job) },
  pubDate: (job.published_at ?? job.created_at).toUTCString(),
  'dc:creator': job.company_name,
  category: [job.employment, job.working_model, job.place].filter((name) => name !== null),
  description: descriptionOf(job),
});

export interface RssInput {
  readonly origin: string;
  /** URL of the feed itself. */
  readonly self: string;
  /** Page that lists the same jobs. */
  readonly page: string;
  /** Name of the company of the jobs; null for all companies. */
  readonly company: string | null;
  readonly jobs: readonly FeedRow[];
}

/** The newest open jobs as RSS 2.0 (O92). */
export function rss({ origin, self, page, company, jobs }: RssInput): string {
  const newest = jobs[0];
  const channel = {
    title: company === null ? feedTexts.title : feedTexts.titleOf(company),
    link: page,
    description: feedTexts.description,
    language: 'de-DE',
    'atom:link': { '@href': self, '@rel': 'self', '@type': 'application/rss+xml' },
    lastBuildDate: (newest?.published_at ?? newest?.created_at)?.toUTCString(),
    item: jobs.map((job) => item(origin, job)),
  };
  return (
    XML_HEAD +
    xml({
      rss: {
        '@version': '2.0',
        '@xmlns:atom': 'http://www.w3.org/2005/Atom',
        '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        channel,
      },
    })
  );
}
