import { Banner, Button } from '@stellwerk/design-system';
import { useRef, type ReactNode } from 'react';
import { de } from '../i18n/de';
import { sameValue, type FieldOf, type MergedVersions } from './merge';

/** Where two people have changed the same thing. */
export interface VersionConflictState<Values extends object> extends Omit<MergedVersions<Values>, 'values'> {
  /** What the other person has saved. */
  readonly stored: Values;
}

/** A field that both have changed, as it is shown. */
export interface ConflictingField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** What the other person has saved. */
  readonly stored: ReactNode;
  /** What the form holds now. */
  readonly own: ReactNode;
}

export interface VersionConflictProps<Name extends string> {
  title: string;
  /** Labels of the fields that came from the other person. */
  taken: readonly string[];
  /** What is still to be decided. */
  open: readonly ConflictingField<Name>[];
  /** The button that saves the form. */
  button: string;
  /** Puts the version of the other person into the form. */
  onTake: (name: Name) => void;
}

const texts = de.conflict;

/** The fields of a conflict in which the form and the stored version still differ. */
export const openConflicts = <Values extends object>(
  { conflicts, stored }: VersionConflictState<Values>,
  own: Values,
): readonly FieldOf<Values>[] => conflicts.filter((name) => !sameValue(own[name], stored[name]));

/** Shows both versions of what two people have changed, and lets the second one choose (decision 0041). */
export function VersionConflict<Name extends string>({ title, taken, open, button, onTake }: VersionConflictProps<Name>) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <Banner ref={place} tabIndex={-1} role="group" aria-label={title} tone="warning" title={title}>
      {taken.length > 0 && <p>{texts.taken(taken)}</p>}
      {open.length > 0 && (
        <>
          <p>{texts.choose(button)}</p>
          <ul aria-label={texts.list} className="sw:mt-3 sw:grid sw:gap-4">
            {open.map(({ name, label, stored, own }) => (
              <li key={name} className="sw:grid sw:justify-items-start sw:gap-2">
                <strong>{label}</strong>
                <dl className="sw:grid sw:w-full sw:gap-1 sw:wrap-anywhere">
                  <dt className="sw:text-sm sw:text-ink-2">{texts.stored}</dt>
                  <dd>{stored}</dd>
                  <dt className="sw:text-sm sw:text-ink-2">{texts.own}</dt>
                  <dd className="sw:whitespace-pre-line">{own}</dd>
                </dl>
                <Button
                  size="sm"
                  onClick={() => {
                    onTake(name);
                    // The button goes with what is decided.
                    place.current?.focus();
                  }}
                >
                  {texts.take(label)}
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
