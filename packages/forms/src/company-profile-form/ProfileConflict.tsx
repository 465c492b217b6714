import { RichText } from '@stellwerk/design-system';
import { companySizeLabel } from '@stellwerk/domain';
import { de } from '../i18n/de';
import type { FieldOf } from '../shared/merge';
import { plainLines } from '../shared/plain-text';
import { openConflicts, VersionConflict, type VersionConflictState } from '../shared/VersionConflict';
import { labels } from './messages.de';
import type { CompanyProfileValues } from './company-profile';

type ProfileField = FieldOf<CompanyProfileValues>;

export interface ProfileConflictProps {
  state: VersionConflictState<CompanyProfileValues>;
  /** Current values of the form. */
  own: CompanyProfileValues;
  industries: readonly { readonly value: string; readonly label: string }[];
  /** Replaces a field with the other person's value. */
  onTake: (name: ProfileField) => void;
}

/** Both versions of a company's profile (decision 0041). */
export function ProfileConflict({ state, own, industries, onTake }: ProfileConflictProps) {
  const shown = (name: ProfileField, { [name]: value }: CompanyProfileValues): string => {
    if (value === '') return de.conflict.empty;
    if (name === 'industry') return industries.find((industry) => industry.value === value)?.label ?? value;
    return name === 'employees' ? companySizeLabel(value) : value;
  };
  return (
    <VersionConflict
      title={labels.conflict}
      taken={state.taken.map((name) => labels.fields[name])}
      open={openConflicts(state, own).map((name) => ({
        name,
        label: labels.fields[name],
        // The server has not sanitised this input, so its HTML is not rendered.
        own: name === 'description' ? plainLines(own.description) || de.conflict.empty : shown(name, own),
        stored:
          name === 'description' && state.stored.description !== '' ? (
            <RichText content={state.stored.description} />
          ) : (
            shown(name, state.stored)
          ),
      }))}
      button={de.save}
      onTake={onTake}
    />
  );
}
