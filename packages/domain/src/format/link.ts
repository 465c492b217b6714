import { withScheme } from '../url';
import type { Id } from '../ids';

/** Slug of a company page: lower-cased name, every other character a hyphen (EN57, A33). */
export function companySlug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '-');
}

/** Public link of a job: {origin}/jobs/{id} (EN56). */
export function jobLink(origin: string, jobId: Id<'job'>): string {
  return `${origin}/jobs/${encodeURIComponent(jobId)}`;
}

/** Referral link of a job: {origin}/jobs/{jobId}?ref={code} (EN56). */
export function referralLink(origin: string, jobId: Id<'job'>, code: string): string {
  return `${jobLink(origin, jobId)}?ref=${encodeURIComponent(code)}`;
}

/** Path of the RSS feed of all open jobs, or of those of a company by its slug or id (O92). */
export function feedPath(company = ''): string {
  return company === '' ? '/feed.xml' : `/feed.xml?company=${encodeURIComponent(company)}`;
}

/** Path of a job's preview picture for shared links. */
export function jobPicturePath(jobId: Id<'job'>): string {
  return `/jobs/${jobId}/vorschau.png`;
}

/** The URL if it is http(s), else undefined: a stored 'javascript:' link must never become a link. */
export function safeHref(address: string): string | undefined {
  const full = withScheme(address.trim());
  return /^https?:\/\//i.test(full) ? full : undefined;
}

/** URL for display: without scheme, www and closing slash. */
export function readableAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
