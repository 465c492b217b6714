import type { Id } from '@stellwerk/domain';
import { STATUS_ALIASES, sumOf, type ApplicationListQuery, type PanelFilter, type StatusCounts, type TableFilter } from '@stellwerk/domain';

/** Query parameters shared by the views of the applications. */

/** Search text; omitted if empty. */
export const searchFilter = (search: string): Pick<ApplicationListQuery, 'search'> => {
  const wanted = search.trim().slice(0, 200);
  return wanted === '' ? {} : { search: wanted };
};

/** Responsibility of the current person, or of anyone. */
export const mineFilter = (mine: boolean): Pick<ApplicationListQuery, 'assigned'> => (mine ? { assigned: 'me' } : {});

/** Value of the URL parameter for `mineFilter`. */
export const MINE = 'me';

/** Filter by job; an invalid id is ignored. */
export const jobFilter = (jobId: Id<'job'>): Pick<ApplicationListQuery, 'jobId'> =>
  /^\d{1,9}$/.test(jobId) ? { jobId: Number(jobId) } : {};

/** Number of matches of a filter in the table or the panel (A02, A06). */
export const countUnder = (counts: StatusCounts, filter: TableFilter | PanelFilter): number =>
  filter === 'all' ? sumOf(counts) : counts[STATUS_ALIASES[filter]];
