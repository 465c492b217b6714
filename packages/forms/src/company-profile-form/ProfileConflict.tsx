import { Banner, Button, RichText } from '@stellwerk/design-system';
import { companySizeLabel } from '@stellwerk/domain';
import { labels } from './messages.de';
import type { ProfileField } from './merge';
import type { CompanyProfileValues } from './company-profile';

/** Where two people have changed the same company. */
export interface ProfileConflictState {
  /** What the other person has saved. */
  readonly stored: CompanyProfileValues;
  readonly taken: readonly ProfileField[];
  readonly conflicts: readonly ProfileField[];
}

export interface ProfileConflictProps extends ProfileConflictState {
  /** What the form holds now. */
  own: CompanyProfileValues;
  industries: readonly { readonly value: string; readonly label: string }[];
  /** Puts the text of the other person into the form. */
  onTake: (name: ProfileField) => void;
}

const texts = labels.conflict;

/** Shows both versions of what two people have changed, and lets the second one choose (decision 0041). */
export function ProfileConflict({ stored, taken, conflicts, own, industries, onTake }: ProfileConflictProps) {
  const shown = (name: ProfileField, { [name]: value }: CompanyProfileValues) => {
    if (value === '') return texts.empty;
    if (name === 'description') return <RichText content={value} />;
    if (name === 'industry') return industries.find((industry) => industry.value === value)?.label ?? value;
    return name === 'employees' ? companySizeLabel(value) : value;
  };
  const open = conflicts.filter((name) => own[name] !== stored[name]);
  return (
    <Banner tone="warning" title={texts.title}>
      {taken.length > 0 && <p>{texts.taken(taken.map((name) => labels.fields[name]))}</p>}
      {open.length > 0 && (
        <>
          <p>{texts.choose}</p>
          <ul aria-label={texts.list} className="sw:mt-3 sw:grid sw:gap-4">
            {open.map((name) => (
              <li key={name} className="sw:grid sw:justify-items-start sw:gap-2">
                <strong>{labels.fields[name]}</strong>
                <dl className="sw:grid sw:w-full sw:gap-1 sw:wrap-anywhere">
                  <dt className="sw:text-sm sw:text-ink-2">{texts.stored}</dt>
                  <dd>{shown(name, stored)}</dd>
                  <dt className="sw:text-sm sw:text-ink-2">{texts.own}</dt>
                  <dd>{shown(name, own)}</dd>
                </dl>
                <Button size="sm" onClick={() => onTake(name)}>
                  {texts.take(labels.fields[name])}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {open.length === 0 && <p>{texts.save}</p>}
    </Banner>
  );
}
