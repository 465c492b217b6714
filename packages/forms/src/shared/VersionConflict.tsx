import { Banner, Button, RichText } from '@stellwerk/design-system';
import { useRef, type ReactNode } from 'react';
import { de } from '../i18n/de';
import { sameValue, type FieldOf, type MergedVersions } from './merge';
import { linesOf } from './plain-text';

/** A field that two people have changed. */
export interface VersionConflictState<Values extends object> extends Omit<MergedVersions<Values>, 'values'> {
  /** The version saved by the other person. */
  readonly stored: Values;
}

export interface VersionConflictProps<Values extends object> {
  title: string;
  state: VersionConflictState<Values>;
  /** Current values of the form. */
  own: Values;
  labels: Readonly<Record<FieldOf<Values>, string>>;
  /** Fields with HTML. */
  rich: readonly FieldOf<Values>[];
  /** Text of a field without HTML; '' for an empty one. */
  textOf: (name: FieldOf<Values>, values: Values) => string;
  /** Labels of further parts merged from the other person. */
  taken?: readonly string[];
  /** The save button of the form. */
  button?: string;
  /** Replaces a field with the other person's value. */
  onTake: (name: FieldOf<Values>) => void;
}

/** Props of a conflict that the form knows; the others belong to its fields. */
export type ConflictOf<Values extends object> = Pick<VersionConflictProps<Values>, 'state' | 'own' | 'onTake'>;

const texts = de.conflict;

/**
 * Shows both versions of fields that two people have changed, and lets the person who saves last
 * choose (decision 0041).
 */
export function VersionConflict<Values extends object>(props: VersionConflictProps<Values>) {
  const { title, state, own, labels, rich, textOf, button = de.save, onTake } = props;
  const place = useRef<HTMLDivElement>(null);
  const taken = [...state.taken.map((name) => labels[name]), ...(props.taken ?? [])];
  const open = state.conflicts.filter((name) => !sameValue(own[name], state.stored[name]));
  // The server has not sanitised the own input, so its HTML is not rendered.
  const plain = (name: FieldOf<Values>, values: Values): string =>
    (rich.includes(name) ? linesOf(values[name]) : textOf(name, values)) || texts.empty;
  const stored = (name: FieldOf<Values>): ReactNode =>
    rich.includes(name) && linesOf(state.stored[name]) !== '' ? (
      <RichText content={String(state.stored[name])} />
    ) : (
      plain(name, state.stored)
    );
  return (
    <Banner ref={place} tabIndex={-1} role="group" aria-label={title} tone="warning" title={title}>
      {taken.length > 0 && <p>{texts.taken(taken)}</p>}
      {open.length > 0 && (
        <>
          <p>{texts.choose(button)}</p>
          <ul aria-label={texts.list} className="sw:mt-3 sw:grid sw:gap-4">
            {open.map((name) => (
              <li key={name} className="sw:grid sw:justify-items-start sw:gap-2">
                <strong>{labels[name]}</strong>
                <dl className="sw:grid sw:w-full sw:gap-1 sw:wrap-anywhere">
                  <dt className="sw:text-sm sw:text-ink-2">{texts.stored}</dt>
                  <dd>{stored(name)}</dd>
                  <dt className="sw:text-sm sw:text-ink-2">{texts.own}</dt>
                  <dd className="sw:whitespace-pre-line">{plain(name, own)}</dd>
                </dl>
                <Button
                  size="sm"
                  onClick={() => {
                    onTake(name);
                    // The button disappears with the resolved conflict.
                    place.current?.focus();
                  }}
                >
                  {texts.take(labels[name])}
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
