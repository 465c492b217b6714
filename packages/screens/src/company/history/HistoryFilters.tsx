import { DateRangePicker, datePresets, FilterChips, Select } from '@stellwerk/design-system';
import { berlinDay, formatDate, type HistoryPerson } from '@stellwerk/domain';
import { historyTexts as texts } from '../../i18n/company/history.de';
import type { ListControl } from '../../lists';
import { HISTORY_FILTERS, type HistoryState } from './query';

export interface HistoryFiltersProps extends ListControl<HistoryState> {
  /** Everyone who appears in the history; empty while loading. */
  readonly people: readonly HistoryPerson[];
  /** Current time, the end of the preset ranges. */
  readonly now: Date;
}

/** The selected person's name; an unknown person stays selected. */
const nameOf = (id: string, people: readonly HistoryPerson[]): string => people.find((person) => person.id === id)?.name ?? texts.somebody;

function optionsOf({ by }: HistoryState, people: readonly HistoryPerson[]) {
  const isKnown = by === '' || people.some(({ id }) => id === by);
  return [
    { value: '', label: texts.everybody },
    ...people.map(({ id, name }) => ({ value: id, label: name })),
    ...(isKnown ? [] : [{ value: by, label: texts.somebody }]),
  ];
}

/** The active filters as text; '' for none. */
export function filterText({ area, by, range }: HistoryState, people: readonly HistoryPerson[]): string {
  const parts = [
    ...(area === 'all' ? [] : [texts.ofArea(texts.areas[area])]),
    ...(by === '' ? [] : [texts.ofPerson(nameOf(by, people))]),
    ...(range === null ? [] : [texts.ofDays(formatDate(range.start), formatDate(range.end))]),
  ];
  return parts.join(', ');
}

/** Filters by area, person and days. */
export function HistoryFilters({ state, onChange, people, now }: HistoryFiltersProps) {
  return (
    <div className="sw:mb-6 sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
      <FilterChips
        label={texts.filter}
        value={state.area}
        onChange={(area) => onChange({ area, page: 1 })}
        options={HISTORY_FILTERS.map((value) => ({ value, label: texts.areas[value] }))}
      />
      <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:items-start sw:gap-4 sw:sm:grid-cols-[minmax(0,280px)_auto] sw:sm:justify-start">
        <Select label={texts.person} value={state.by} onChange={(by) => onChange({ by, page: 1 })} options={optionsOf(state, people)} />
        <DateRangePicker
          label={texts.period}
          presets={datePresets(berlinDay(now))}
          value={state.range}
          onChange={(range) => onChange({ range, page: 1 })}
        />
      </div>
    </div>
  );
}
