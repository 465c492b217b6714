import { FilterChips, SearchField, Select, StatusMark } from '@stellwerk/design-system';
import { statusLook } from '@stellwerk/design-system/patterns';
import { countOf, filterLabels, STATUS_ALIASES, type PanelFilter, type TableFilter } from '@stellwerk/domain';
import { applicationListWords } from '../../../i18n/company/applications.de';
import { sharedWords } from '../../../i18n/company/shared.de';

const words = applicationListWords;

interface FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Free text over the applications (CA08, CA31). @param placeholder what is searched */
export function ApplicationSearch({ placeholder = words.searchPlaceholder, ...field }: FieldProps & { readonly placeholder?: string }) {
  return <SearchField label={sharedWords.search} placeholder={placeholder} {...field} />;
}

export interface JobFilterProps extends FieldProps {
  readonly jobs: readonly { readonly id: string; readonly title: string }[];
}

/** One posting, or all of them, which is the first entry (CA10, CA30). */
export function JobFilter({ jobs, ...field }: JobFilterProps) {
  return (
    <Select
      label={words.job}
      options={[{ value: '', label: words.allJobs }, ...jobs.map(({ id, title }) => ({ value: id, label: title }))]}
      {...field}
    />
  );
}

export interface StatusFilterProps<Filter extends TableFilter | PanelFilter> {
  readonly filters: readonly Filter[];
  readonly value: Filter;
  /** Applications per filter (A06). */
  readonly counts: Readonly<Record<Filter, number>>;
  readonly onChange: (filter: Filter) => void;
  readonly className?: string;
}

const filterMark = (filter: TableFilter | PanelFilter) =>
  filter === 'all' ? undefined : <StatusMark {...statusLook[STATUS_ALIASES[filter]]} />;

/** The statuses as buttons with their counts; each bears the ring of its status (CA09, CA29). */
export function StatusFilter<Filter extends TableFilter | PanelFilter>({ filters, counts, ...chips }: StatusFilterProps<Filter>) {
  return (
    <FilterChips
      label={words.filter}
      options={filters.map((value) => ({ value, label: filterLabels[value], count: counts[value], mark: filterMark(value) }))}
      {...chips}
    />
  );
}

/** How many applications the filters leave, told when it changes (CA12). */
export function FoundCount({ total, className = '' }: { readonly total: number; readonly className?: string }) {
  return (
    <p role="status" className={`sw:font-semibold ${className}`}>
      {countOf(total, words.one, words.many)}
    </p>
  );
}
