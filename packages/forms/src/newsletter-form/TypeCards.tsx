import { FieldGroup, useField } from '@stellwerk/design-system';
import { NEWSLETTER_TYPES, newsletterTypeLabels, type NewsletterType } from '@stellwerk/domain';
import { labels } from './messages.de';

export interface TypeCardsProps {
  types: readonly NewsletterType[];
  error: string;
  onToggle: (type: NewsletterType) => void;
  /** Called when the focus leaves the whole group. */
  onLeave: () => void;
}

/** Target groups of the newsletter: one card per type, several may be ticked. */
export function TypeCards({ types, error, onToggle, onLeave }: TypeCardsProps) {
  const field = useField({ error });
  return (
    <FieldGroup
      field={field}
      error={error}
      label={
        <>
          {labels.types} <span className="sw:font-normal sw:text-ink-3">{labels.several}</span>
        </>
      }
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <div className="sw:grid sw:gap-2 sw:@sm:grid-cols-3">
        {NEWSLETTER_TYPES.map((type) => (
          <label
            key={type}
            className="sw:flex sw:items-center sw:gap-3 sw:min-h-control sw:px-3 sw:py-2 sw:border sw:border-line-strong sw:rounded-1 sw:bg-surface sw:cursor-pointer sw:hover:border-ink sw:has-checked:border-signal sw:has-checked:bg-signal-soft"
          >
            <input
              type="checkbox"
              name="type"
              value={type}
              className="sw-choice"
              checked={types.includes(type)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? field.errorId : undefined}
              onChange={() => onToggle(type)}
            />
            {newsletterTypeLabels[type]}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
