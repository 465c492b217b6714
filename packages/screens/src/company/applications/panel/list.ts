import type { Id } from '@stellwerk/domain';
import { PANEL_FILTERS, STATUS_ALIASES, type ApplicationListQuery, type PanelFilter } from '@stellwerk/domain';
import { choiceIn, pageIn, textIn } from '../../../lists';
import { jobFilter, searchFilter } from '../list-query';

/** Collapsed cards per page: they are cheap, and most jobs have fewer applications. */
export const PANEL_PAGE = 50;

/** State of the panel in the URL. */
export interface PanelState {
  readonly search: string;
  readonly filter: PanelFilter;
  /** '' for all jobs. */
  readonly jobId: Id<'job'>;
  readonly page: number;
}

/**
 * The query of the panel's applications, the newest first: search over name, email address and
 * title (CA29 to CA31).
 */
export function panelQuery({ search, filter, jobId, page }: PanelState): ApplicationListQuery {
  return {
    ...searchFilter(search),
    searchIn: 'contact',
    ...(filter === 'all' ? {} : { status: STATUS_ALIASES[filter] }),
    ...jobFilter(jobId),
    page,
    pageSize: PANEL_PAGE,
  };
}

/** Parses the panel's state from the URL; unknown values become the default. */
export function readPanelState(query: URLSearchParams): PanelState {
  return {
    search: textIn(query, 'search'),
    filter: choiceIn(query, 'status', PANEL_FILTERS, 'all'),
    jobId: textIn(query, 'jobId'),
    page: pageIn(query),
  };
}

/** The query of a state without default values. */
export function toPanelQuery({ search, filter, jobId, page }: PanelState): Readonly<Record<string, string>> {
  return { search, status: filter === 'all' ? '' : filter, jobId, page: page === 1 ? '' : String(page) };
}
