import { namesOf, recordOf } from '../records';
import { JOB_DETAILS, type JobContract, type JobDetail, type JobDetails } from './details';

interface DetailFilterOf<Value> {
  /** Values of the filter, as the address of the list says them. */
  readonly kinds: readonly string[];
  /** The kind of a value; '' belongs to none. */
  readonly kindOf: (value: Value) => string;
}

/** Details that the list of jobs filters by. Rows of a list say these details. */
export const DETAIL_FILTERS = {
  contract: {
    kinds: ['permanent', 'temporary'],
    kindOf: (contract: JobContract) => (contract === '' || contract === 'permanent' ? contract : 'temporary'),
  },
} as const satisfies { readonly [Name in JobDetail]?: DetailFilterOf<JobDetails[Name]> };

/** A filter by a detail; its name in the address is that of the detail. */
export type DetailFilter = keyof typeof DETAIL_FILTERS;
export type DetailKind<Name extends DetailFilter = DetailFilter> = (typeof DETAIL_FILTERS)[Name]['kinds'][number];

export const DETAIL_FILTER_NAMES = namesOf(DETAIL_FILTERS);

/** A value for each filter by a detail. */
export const byDetailFilter = <Value>(valueOf: (name: DetailFilter) => Value): Record<DetailFilter, Value> =>
  recordOf(DETAIL_FILTER_NAMES, valueOf);

/** Whether a filter of the list is one by a detail. */
export const isDetailFilter = (name: string): name is DetailFilter => Object.hasOwn(DETAIL_FILTERS, name);

/** The details that a row of a list says. */
export type ListedDetails = Pick<JobDetails, DetailFilter>;

/** Reads the details that a row of a list says. */
export function readListedDetails(values: Readonly<Partial<Record<DetailFilter, unknown>>>): ListedDetails;
export function readListedDetails(values: Readonly<Partial<Record<DetailFilter, unknown>>>): object {
  return byDetailFilter((name) => JOB_DETAILS[name].read(values[name]));
}
