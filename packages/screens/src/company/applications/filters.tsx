import { Checkbox, FilterChips, Select, StatusMark } from '@stellwerk/design-system';
import { statusLook } from '@stellwerk/design-system/patterns';
import { countOf, filterLabels, STATUS_ALIASES, type PanelFilter, type TableFilter } from '@stellwerk/domain';
import { applicationListTexts } from '../../i18n/company/applications.de';
import { sharedTexts } from '../../i18n/company/shared.de';
import { ListSearch, ResultsCount } from '../../lists';

const texts = applicationListTexts;

interface FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Text search of the applications (CA08, CA31). @param placeholder searched fields */
export function ApplicationSearch({ placeholder = texts.searchPlaceholder, ...field }: FieldProps & { readonly placeholder?: string }) {
  return <ListSearch label={sharedTexts.search} placeholder={placeholder} {...field} />;
}

export interface JobFilterProps extends FieldProps {
  readonly jobs: readonly { readonly id: string; readonly title: string }[];
}

/** Filter by job; the first entry is all jobs (CA10, CA30). */
export function JobFilter({ jobs, ...field }: JobFilterProps) {
  return (
    <Select
      label={texts.job}
      options={[{ value: '', label: texts.allJobs }, ...jobs.map(({ id, title }) => ({ value: id, label: title }))]}
      {...field}
    />
  );
}

export interface StatusFilterProps<Filter extends TableFilter | PanelFilter> {
  readonly filters: readonly Filter[];
  readonly value: Filter;
  /** Number of applications per filter (A06). */
  readonly counts: Readonly<Record<Filter, number>>;
  readonly onChange: (filter: Filter) => void;
  readonly className?: string;
}

const filterMark = (filter: TableFilter | PanelFilter) =>
  filter === 'all' ? undefined : <StatusMark {...statusLook[STATUS_ALIASES[filter]]} />;

/** The statuses as buttons with their counts and rings (CA09, CA29). */
export function StatusFilter<Filter extends TableFilter | PanelFilter>({ filters, counts, ...chips }: StatusFilterProps<Filter>) {
  return (
    <FilterChips
      label={texts.filter}
      options={filters.map((value) => ({ value, label: filterLabels[value], count: counts[value], mark: filterMark(value) }))}
      {...chips}
    />
  );
}

export interface MineFilterProps {
  readonly checked: boolean;
  readonly onChange: (mine: boolean) => void;
}

/** Filter by the person's own responsibility (CA76). */
export function MineFilter({ checked, onChange }: MineFilterProps) {
  return <Checkbox label={texts.mine} checked={checked} onChange={(event) => onChange(event.target.checked)} />;
}

export interface FoundCountProps {
  readonly total: number;
  /** As in `ResultsCount`. */
  readonly order?: string;
}

/** Number of applications that match the filters, announced at each change (CA12). */
export function FoundCount({ total, order }: FoundCountProps) {
  return <ResultsCount order={order}>{countOf(total, texts.one, texts.many)}</ResultsCount>;
}
