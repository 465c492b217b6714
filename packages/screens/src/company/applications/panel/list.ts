import type { Id } from '@stellwerk/domain';
import { PANEL_FILTERS, STATUS_ALIASES, type ApplicationListQuery, type PanelFilter } from '@stellwerk/domain';
import { choiceIn, pageIn, textIn } from '../../../lists';
import { jobFilter, searchFilter } from '../list-query';

/** Closed cards of one page: they are light, and most jobs get fewer. */
export const PANEL_PAGE = 50;

/** State of the panel in the URL. */
export interface PanelState {
  readonly search: string;
  readonly filter: PanelFilter;
  /** '' for all jobs. */
  readonly jobId: Id<'job'>;
  readonly page: number;
}

/** The part of the applications that the panel shows, the newest first: search over name, mail address and title (CA29 to CA31). */
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

/** Reads the panel's state from the URL; anything unknown is the default. */
export function readPanelState(query: URLSearchParams): PanelState {
  return {
    search: textIn(query, 'search'),
    filter: choiceIn(query, 'status', PANEL_FILTERS, 'all'),
    jobId: textIn(query, 'jobId'),
    page: pageIn(query),
  };
}

/** The query of a state; what is the default is left out. */
export function toPanelQuery({ search, filter, jobId, page }: PanelState): Readonly<Record<string, string>> {
  return { search, status: filter === 'all' ? '' : filter, jobId, page: page === 1 ? '' : String(page) };
}
