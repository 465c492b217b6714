import { Banner, Button } from '@stellwerk/design-system';
import { useRef, type ReactNode } from 'react';
import { de } from '../i18n/de';
import { sameValue, type FieldOf, type MergedVersions } from './merge';

/** A field that two people have changed. */
export interface VersionConflictState<Values extends object> extends Omit<MergedVersions<Values>, 'values'> {
  /** The version saved by the other person. */
  readonly stored: Values;
}

/** A conflicting field as displayed. */
export interface ConflictingField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** The value saved by the other person. */
  readonly stored: ReactNode;
  /** Current value of the form. */
  readonly own: ReactNode;
}

export interface VersionConflictProps<Name extends string> {
  title: string;
  /** Labels of the fields merged from the other person. */
  taken: readonly string[];
  /** Unresolved conflicts. */
  open: readonly ConflictingField<Name>[];
  /** The save button of the form. */
  button: string;
  /** Replaces a field with the other person's value. */
  onTake: (name: Name) => void;
}

const texts = de.conflict;

/** The conflicting fields in which the form and the stored version still differ. */
export const openConflicts = <Values extends object>(
  { conflicts, stored }: VersionConflictState<Values>,
  own: Values,
): readonly FieldOf<Values>[] => conflicts.filter((name) => !sameValue(own[name], stored[name]));

/**
 * Shows both versions of fields that two people have changed, and lets the person who saves last
 * choose (decision 0041).
 */
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
                    // The button disappears with the resolved conflict.
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
