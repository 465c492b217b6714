import type { Id } from '@stellwerk/domain';
import { STATUS_ALIASES, sumOf, type ApplicationListQuery, type PanelFilter, type StatusCounts, type TableFilter } from '@stellwerk/domain';

/** What the views of the applications share when they ask for their part. */

/** Free text; nothing to search asks for nothing. */
export const searchFilter = (search: string): Pick<ApplicationListQuery, 'search'> => {
  const wanted = search.trim().slice(0, 200);
  return wanted === '' ? {} : { search: wanted };
};

/** Those of the person who asks, or everybody's. */
export const mineFilter = (mine: boolean): Pick<ApplicationListQuery, 'assigned'> => (mine ? { assigned: 'me' } : {});

/** The value of a URL that stands for `mineFilter`. */
export const MINE = 'me';

/** One job; a text that is no id filters nothing. */
export const jobFilter = (jobId: Id<'job'>): Pick<ApplicationListQuery, 'jobId'> =>
  /^\d{1,9}$/.test(jobId) ? { jobId: Number(jobId) } : {};

/** How many a filter of the table or the panel leaves (A02, A06). */
export const countUnder = (counts: StatusCounts, filter: TableFilter | PanelFilter): number =>
  filter === 'all' ? sumOf(counts) : counts[STATUS_ALIASES[filter]];
