import { Banner, Checkbox } from '@stellwerk/design-system';
import type { Recognised } from './recognised';
import { takeOverLabels as texts } from './messages.de';

export interface RecognisedListProps {
  found: readonly Recognised[];
  /** Labels of what was not recognised. */
  missing: readonly string[];
  /** What the text says and was not understood, in sentences. */
  notes: readonly string[];
  /** Names of the ticked ones. */
  chosen: ReadonlySet<string>;
  onToggle: (name: string) => void;
}

/** What a text says, field by field, to be ticked. What would replace something typed is not ticked unasked. */
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
