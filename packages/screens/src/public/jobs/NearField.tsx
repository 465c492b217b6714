import { dataOf, NativeSelect, TextField } from '@stellwerk/design-system';
import { RADII } from '@stellwerk/domain';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { jobsTexts as texts } from '../../i18n/jobs.de';
import type { Typed } from '../../lists/use-typed';
import type { JobsScreenProps } from './jobs-screen-props';

export interface NearFieldProps extends Pick<JobsScreenProps, 'state' | 'view' | 'onChange' | 'places' | 'onPlaceText'> {
  readonly typed: Typed;
}

/**
 * Place and radius (O94). The suggestions are the browser's own list, which needs no script of ours; the list of postings follows when a
 * place is chosen, at Enter, and when the field is left.
 */
export function NearField({ typed, state, view, onChange, places = [], onPlaceText }: NearFieldProps) {
  const listId = useId();
  const choose = (text: string): void => {
    typed.onText(
      text,
      places.some(({ name }) => name === text),
    );
    onPlaceText?.(text);
  };
  return (
    <>
      <TextField
        name="near"
        icon={MapPin}
        label={texts.near}
        placeholder={texts.nearPlaceholder}
        autoComplete="off"
        list={listId}
        value={typed.text}
        error={typed.text === state.near ? dataOf(view)?.nearProblem : undefined}
        onChange={(event) => choose(event.currentTarget.value)}
        onBlur={typed.commit}
      />
      <datalist id={listId}>
        {places.map(({ name, region }) => (
          <option key={name} value={name}>
            {region}
          </option>
        ))}
      </datalist>
      <NativeSelect
        name="radius"
        label={texts.radius}
        value={String(state.radius)}
        onChange={(event) => onChange({ radius: RADII.find((radius) => String(radius) === event.currentTarget.value), page: 1 })}
        options={RADII.map((radius) => ({ value: String(radius), label: texts.kilometres(radius) }))}
      />
    </>
  );
}
