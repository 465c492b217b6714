import type { JobListState } from './job-list';

/** Id of the form of the list, for a field that stands outside of it. */
export const FILTER_FORM = 'stellen-filter';

/** Options of a filter; a chosen value that the list no longer has stays choosable. */
export const filterOptions = (all: string, values: readonly string[], chosen: string) => [
  { value: '', label: all },
  ...(chosen === '' || values.includes(chosen) ? values : [chosen, ...values]).map((value) => ({ value, label: value })),
];

/** A place that is searched near is the one place that is asked for, unless an old address names both. */
export const offersLocations = ({ near, location }: JobListState): boolean => near === '' || location !== '';
