import { Banner, Checkbox } from '@stellwerk/design-system';
import type { Recognised } from './recognised';
import { takeOverLabels as texts } from './messages.de';

export interface RecognisedListProps {
  found: readonly Recognised[];
  /** Labels of the fields that were not recognised. */
  missing: readonly string[];
  /** Sentences about content that was not understood. */
  notes: readonly string[];
  /** Names of the ticked fields. */
  chosen: ReadonlySet<string>;
  onToggle: (name: string) => void;
}

/**
 * The recognised fields of a text, each with a checkbox. Fields that would replace existing input
 * are not ticked by default.
 */
export function RecognisedList({ found, missing, notes, chosen, onToggle }: RecognisedListProps) {
  const conflicts = found.some(({ replaces }) => replaces);
  return (
    <>
      {notes.length > 0 && (
        <Banner tone="warning" className="sw:mb-5">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Banner>
      )}
      <fieldset className="sw:grid sw:gap-4">
        <legend className="sw:mb-3 sw:font-semibold">{texts.found}</legend>
        {conflicts && <p className="sw:text-sm sw:text-ink-2">{texts.conflictHint}</p>}
        {found.map(({ name, label, text, replaces }) => (
          <Checkbox
            key={name}
            label={replaces ? texts.conflict(label) : label}
            hint={<span className="sw:line-clamp-3 sw:wrap-anywhere">{text}</span>}
            checked={chosen.has(name)}
            onChange={() => onToggle(name)}
          />
        ))}
      </fieldset>
      {missing.length > 0 && <p className="sw:mt-5 sw:text-sm sw:text-ink-2">{texts.missing(missing.join(', '))}</p>}
    </>
  );
}
