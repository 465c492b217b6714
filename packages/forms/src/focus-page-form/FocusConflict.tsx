import { RichText } from '@stellwerk/design-system';
import { focusStatusLabels } from '@stellwerk/domain';
import { de } from '../i18n/de';
import type { FieldOf } from '../shared/merge';
import { plainLines } from '../shared/plain-text';
import { openConflicts, VersionConflict, type VersionConflictState } from '../shared/VersionConflict';
import { labels } from './messages.de';
import type { FocusPageValues } from './schema';

type FocusField = FieldOf<FocusPageValues>;

export interface FocusConflictProps {
  state: VersionConflictState<FocusPageValues>;
  /** Current values of the form. */
  own: FocusPageValues;
  industries: readonly { readonly id: string; readonly name: string }[];
  /** Replaces a field with the other person's value. */
  onTake: (name: FocusField) => void;
}

/** Both versions of a focus page that two people have edited, field by field (decision 0041). */
export function FocusConflict({ state, own, industries, onTake }: FocusConflictProps) {
  const shown = (name: FocusField, values: FocusPageValues): string => {
    if (name === 'featured') return values.featured ? labels.yes : labels.no;
    if (name === 'status') return focusStatusLabels[values.status];
    if (name === 'industry') return industries.find(({ id }) => id === values.industry)?.name ?? values.industry;
    // The server has not sanitised this input, so its HTML is not rendered.
    return name === 'content' ? plainLines(values.content) : values[name];
  };
  return (
    <VersionConflict
      title={labels.conflict}
      taken={state.taken.map((name) => labels.fields[name])}
      open={openConflicts(state, own).map((name) => ({
        name,
        label: labels.fields[name],
        own: shown(name, own) || de.conflict.empty,
        stored:
          name === 'content' && state.stored.content !== '' ? (
            <RichText content={state.stored.content} />
          ) : (
            shown(name, state.stored) || de.conflict.empty
          ),
      }))}
      button={de.save}
      onTake={onTake}
    />
  );
}
