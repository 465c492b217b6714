import type { JobListState } from './job-list';

/** Id of the filter form, for a field outside of it. */
export const FILTER_FORM = 'stellen-filter';

/** Options of a filter; a selected value that the list no longer has stays available. */
export const filterOptions = (all: string, values: readonly string[], chosen: string) => [
  { value: '', label: all },
  ...(chosen === '' || values.includes(chosen) ? values : [chosen, ...values]).map((value) => ({ value, label: value })),
];

/** The searched location takes precedence over the location filter, unless an old URL has both. */
export const offersLocations = ({ near, location }: JobListState): boolean => near === '' || location !== '';
