import { matchesFilter, PANEL_FILTERS, type Application, type PanelFilter } from '@stellwerk/domain';
import { choiceIn, listView, textIn } from '../../../lists';

/** State of the panel in the URL. */
export interface PanelState {
  readonly search: string;
  readonly filter: PanelFilter;
  /** '' for all jobs. */
  readonly jobId: string;
}

export interface PanelView {
  readonly rows: readonly Application[];
  /** Number per filter, over what job and search leave (A06). */
  readonly counts: Readonly<Record<PanelFilter, number>>;
}

const view = listView({
  texts: ({ name, email, job }: Application) => [name, email, job.title],
  filters: {
    jobId: ({ job }: Application, jobId: string) => jobId === '' || job.id === jobId,
    filter: ({ status }: Application, filter: PanelFilter) => matchesFilter(status, filter),
  },
  tie: (a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''),
});

/** Filters the applications of the panel, the newest first: search over name, mail address and title (CA29 to CA31). */
export function panelView(all: readonly Application[], state: PanelState): PanelView {
  const { rows, count } = view(all, state);
  const counts = {
    all: count('filter', 'all'),
    new: count('filter', 'new'),
    contacted: count('filter', 'contacted'),
    interview: count('filter', 'interview'),
  };
  return { rows, counts };
}

/** Reads the panel's state from the URL; anything unknown is the default. */
export function readPanelState(query: URLSearchParams): PanelState {
  return {
    search: textIn(query, 'search'),
    filter: choiceIn(query, 'status', PANEL_FILTERS, 'all'),
    jobId: textIn(query, 'jobId'),
  };
}

/** The query of a state; what is the default is left out. */
export function toPanelQuery({ search, filter, jobId }: PanelState): Readonly<Record<string, string>> {
  return { search, status: filter === 'all' ? '' : filter, jobId };
}
