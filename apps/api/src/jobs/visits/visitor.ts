import { createHmac } from 'node:crypto';
import { createIsbotFromList, list } from 'isbot';

/** User agents that generic crawler patterns match although they are visitors: only names of crawlers count (rule 6). */
const NO_CRAWLERS = [
  'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/141.0.0.0',
  'curl/8.14.1',
  'node',
  'Playwright/1.56.0 (x64) node/24.21',
];

const isCrawler = createIsbotFromList(list.filter((pattern) => !NO_CRAWLERS.some((agent) => new RegExp(pattern, 'i').test(agent))));

/** Headers of a browser that loads a page before it is seen. */
const AHEAD_OF_TIME = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Whether a request comes from a person: no prefetch, no preview of a link, no known crawler by its name (rule 6). */
export function isByPerson(headers: Headers): boolean {
  if (AHEAD_OF_TIME.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''))) return false;
  return !isCrawler(headers.get('user-agent') ?? '');
}

/**
 * The visitor as a hash of IP address and browser: constant for a day, and without the salt of that day only random text
 * (rule 6; no address is stored).
 */
export function visitorHash(salt: string, address: string, headers: Headers): string {
  return createHmac('sha256', salt)
    .update(`${address}\n${headers.get('user-agent') ?? ''}`)
    .digest('base64url')
    .slice(0, 22);
}
