import { choiceIn, pageIn, textIn } from '../../lists';
import { defaultJobListState, JOB_FILTERS, jobListPresets, type JobListPreset, type JobListSort, type JobListState } from './list';

/**
 * Variant of the list named in the URL: the page in variant b, with ?variant=a in variant a; else
 * the dashboard's tab (A16).
 */
export function readJobListPreset(query: URLSearchParams, pathname: string): JobListPreset {
  if (!/^\/company\/[^/]+\/jobs\/?$/u.test(pathname)) return 'dashboard';
  return query.get('variant') === 'a' ? 'a' : 'b';
}

/** Parses the state of the list from the URL; unknown values become the variant's default. */
export function readJobListState(query: URLSearchParams, preset: JobListPreset): JobListState {
  const untouched = defaultJobListState(preset);
  return {
    search: textIn(query, 'search'),
    filter: choiceIn(query, 'status', JOB_FILTERS, untouched.filter),
    sort: choiceIn<JobListSort>(query, 'sort', jobListPresets[preset].sorts, untouched.sort),
    direction: query.get('direction') === 'ascending' ? 'ascending' : untouched.direction,
    page: pageIn(query),
  };
}

/** The query of a state without the variant's default values. */
export function toJobListQuery(
  { search, filter, sort, direction, page }: JobListState,
  preset: JobListPreset,
): Readonly<Record<string, string>> {
  const untouched = defaultJobListState(preset);
  return {
    search,
    status: filter === untouched.filter ? '' : filter,
    sort: sort === untouched.sort ? '' : sort,
    direction: direction === untouched.direction ? '' : direction,
    page: page === 1 ? '' : String(page),
  };
}
