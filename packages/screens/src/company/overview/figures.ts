import { dataOf, type Loadable } from '@stellwerk/design-system';
import { type ApplicationFigures, berlinDay, type CompanyJob, dashboardMessages, statusOf, type Trend } from '@stellwerk/domain';
import { overviewTexts } from '../../i18n/company/overview.de';

const DAY = 86_400_000;
const time = (iso: string | null): number => (iso === null ? 0 : Date.parse(iso));

/** The three jobs with the most applications; those without any are left out (CD38). */
export function topJobs(jobs: readonly CompanyJob[]): readonly CompanyJob[] {
  return jobs
    .filter(({ applications }) => applications > 0)
    .toSorted((a, b) => b.applications - a.applications || time(b.createdAt) - time(a.createdAt))
    .slice(0, 3);
}

/** The five newest entries, the newest first (CD38). */
export function newest<T extends { readonly createdAt: string | null }>(entries: readonly T[]): readonly T[] {
  return entries.toSorted((a, b) => time(b.createdAt) - time(a.createdAt)).slice(0, 5);
}

/**
 * Problem shown above the overview: a forbidden list (CD28), or a failed one, or three empty lists,
 * which is impossible for a member (CD30, A44); '' for none. Lists that are still loading cause no
 * message.
 */
export function overviewProblem(lists: readonly Loadable<readonly unknown[]>[]): string {
  const failures = lists.flatMap((list) => (list.state === 'failed' ? [statusOf(list.error)] : []));
  if (failures.includes(403)) return dashboardMessages.forbidden;
  const empty = lists.every((list) => dataOf(list)?.length === 0);
  return failures.length > 0 || empty ? overviewTexts.listsFailed : '';
}

/**
 * Applications that need a first review: number of new ones, of today's, and days that the oldest
 * has waited.
 */
export function waiting(
  { counts, waiting: { today, since } }: Pick<ApplicationFigures, 'counts' | 'waiting'>,
  now: Date,
): { readonly count: number; readonly today: number; readonly days: number } {
  const days = since === null ? 0 : (Date.parse(berlinDay(now)) - Date.parse(berlinDay(since))) / DAY;
  return { count: counts.SUBMITTED, today, days: Math.max(0, days) };
}

/** Minimum number for a change in percent; percentages of smaller numbers would be misleading. */
const PERCENT_FROM = 20;

/** Text of a trend: its direction, and the change in numbers or percent; null without data. */
export function trendView(trend: Trend | null): { readonly direction: 'up' | 'down' | 'same'; readonly amount: string } | null {
  if (trend === null) return null;
  const change = trend.current - trend.previous;
  if (change === 0) return { direction: 'same', amount: '' };
  const sign = change > 0 ? '+' : '−';
  const size = Math.abs(change).toLocaleString('de-DE');
  const percent = Math.round((Math.abs(change) / trend.previous) * 100);
  return {
    direction: change > 0 ? 'up' : 'down',
    amount: trend.previous < PERCENT_FROM ? `${sign}${size}` : `${sign}${percent.toLocaleString('de-DE')} %`,
  };
}
