import { NativeSelect, TextField } from '@stellwerk/design-system';
import { RADII, type PlaceSuggestion, type Radius } from '@stellwerk/domain';
import { MapPin } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { jobsTexts as texts } from '../../i18n/jobs.de';

export interface PlaceFieldsProps {
  /** The text of the place. */
  readonly text: string;
  /** @param known the text is that of a place that was offered */
  readonly onText: (text: string, known: boolean) => void;
  /** Called when the place is left. @default nothing happens */
  readonly onLeave?: () => void;
  /** Why nobody knows the place. @default it is known */
  readonly error?: ReactNode;
  /** Kilometres around it. */
  readonly radius: Radius;
  readonly onRadius: (radius: Radius) => void;
  /** Places that the text may mean, the likeliest first. @default none */
  readonly places?: readonly PlaceSuggestion[] | undefined;
}

/** Place and radius, the one way to ask for a place (O94). The suggestions are the browser's own list, which needs no script of ours. */
export function PlaceFields({ text, onText, onLeave, error, radius, onRadius, places = [] }: PlaceFieldsProps) {
  const listId = useId();
  return (
    <>
      <TextField
        name="near"
        icon={MapPin}
        label={texts.near}
        placeholder={texts.nearPlaceholder}
        autoComplete="off"
        list={listId}
        value={text}
        error={error}
        onChange={({ currentTarget: { value } }) =>
          onText(
            value,
            places.some(({ name }) => name === value),
          )
        }
        onBlur={onLeave}
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
        value={String(radius)}
        onChange={({ currentTarget: { value } }) => onRadius(RADII.find((one) => String(one) === value) ?? radius)}
        options={RADII.map((one) => ({ value: String(one), label: texts.kilometres(one) }))}
      />
    </>
  );
}
