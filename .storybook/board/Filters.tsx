import { NativeSelect, type SelectOption } from '@stellwerk/design-system/native-select';
import { TextField } from '@stellwerk/design-system/text-field';
import type { FormEvent } from 'react';
import { reviewStates, stateLabels } from '../review/model.ts';
import type { Filter } from './filter.ts';
import { labels } from './labels.de.ts';

const options = (entries: Readonly<Record<string, string>>): readonly SelectOption[] =>
  Object.entries(entries).map(([value, label]) => ({ value, label }));

const states = options({
  '': labels.anyState,
  ...Object.fromEntries(reviewStates.map((state) => [state, stateLabels[state]])),
  changed: labels.changed,
});

const oneOf = <Value extends string>(values: readonly Value[], given: FormDataEntryValue | null, otherwise: Value): Value =>
  values.find((value) => value === given) ?? otherwise;

/** The filter that the fields of a form say; a field that is not there leaves its part as it is. */
function readFilter(form: HTMLFormElement, filter: Filter): Filter {
  const data = new FormData(form);
  const text = (name: 'search' | 'group'): string => String(data.get(name) ?? filter[name]);
  return {
    search: text('search'),
    group: text('group'),
    state: oneOf(['', 'changed', ...reviewStates], data.get('state') ?? filter.state, ''),
    width: oneOf(['both', 'narrow', 'wide'], data.get('width'), 'both'),
    theme: oneOf(['both', 'light', 'dark'], data.get('theme'), 'both'),
  };
}

export interface FiltersProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** Groups to choose from; without them, only the pictures are chosen. */
  readonly groups?: readonly string[];
  /** Whether the state of approval can be chosen. @default false */
  readonly withState?: boolean;
}

/** Choice of screens, and of the width and theme of their pictures. */
export function Filters({ filter, onFilter, groups, withState = false }: FiltersProps) {
  const change = ({ currentTarget }: FormEvent<HTMLFormElement>): void => onFilter(readFilter(currentTarget, filter));
  return (
    <form className="board-filters" aria-label={labels.filters} onChange={change} onSubmit={(event) => event.preventDefault()}>
      {groups === undefined ? null : (
        <>
          <TextField size="sm" type="search" label={labels.search} name="search" defaultValue={filter.search} />
          {withState ? <NativeSelect size="sm" label={labels.state} name="state" defaultValue={filter.state} options={states} /> : null}
          <NativeSelect
            size="sm"
            label={labels.group}
            name="group"
            defaultValue={filter.group}
            options={options({ '': labels.anyGroup, ...Object.fromEntries(groups.map((group) => [group, group])) })}
          />
        </>
      )}
      <NativeSelect size="sm" label={labels.width} name="width" defaultValue={filter.width} options={options(labels.widths)} />
      <NativeSelect size="sm" label={labels.theme} name="theme" defaultValue={filter.theme} options={options(labels.themes)} />
    </form>
  );
}
