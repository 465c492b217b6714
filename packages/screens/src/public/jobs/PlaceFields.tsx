import { NativeSelect, TextField } from '@stellwerk/design-system';
import { RADII, type PlaceSuggestion, type Radius } from '@stellwerk/domain';
import { MapPin } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { jobsTexts as texts } from '../../i18n/jobs.de';

export interface PlaceFieldsProps {
  /** Text of the location field. */
  readonly text: string;
  /** @param known whether the text is a suggested location */
  readonly onText: (text: string, known: boolean) => void;
  /** Called on blur of the location field. @default nothing */
  readonly onLeave?: () => void;
  /** Error of an unknown location. @default none */
  readonly error?: ReactNode;
  /** Radius in kilometres. */
  readonly radius: Radius;
  readonly onRadius: (radius: Radius) => void;
  /** Suggested locations, the most likely first. @default none */
  readonly places?: readonly PlaceSuggestion[] | undefined;
}

/**
 * Location and radius, the only fields for a location search (O94). The suggestions are a native
 * `<datalist>`, which needs no script.
 */
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
