import { matchesFilter, PANEL_FILTERS, type Application, type PanelFilter } from '@stellwerk/domain';
import { matches } from '../shared/matches';

/** What the address of the panel says. */
export interface PanelState {
  readonly search: string;
  readonly filter: PanelFilter;
  /** '' for all postings. */
  readonly jobId: string;
}

export interface PanelView {
  readonly rows: readonly Application[];
  /** Number per filter, over what posting and search leave (A06). */
  readonly counts: Readonly<Record<PanelFilter, number>>;
}

/** Filters the applications of the panel, the newest first: search over name, mail address and title in any case (CA29 to CA31). */
export function panelView(all: readonly Application[], state: PanelState): PanelView {
  const found = all
    .filter(({ job }) => state.jobId === '' || job.id === state.jobId)
    .filter(({ name, email, job }) => matches(state.search, [name, email, job.title]))
    .toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
  const count = (filter: PanelFilter): number => found.filter(({ status }) => matchesFilter(status, filter)).length;
  return {
    rows: found.filter(({ status }) => matchesFilter(status, state.filter)),
    counts: { all: count('all'), new: count('new'), contacted: count('contacted'), interview: count('interview') },
  };
}

/** Reads the panel's state from the address; a posting in the path outranks that of the query. */
export function readPanelState(query: URLSearchParams, pathJobId = ''): PanelState {
  return {
    search: query.get('search') ?? '',
    filter: PANEL_FILTERS.find((filter) => filter === query.get('status')) ?? 'all',
    jobId: pathJobId || (query.get('jobId') ?? ''),
  };
}
