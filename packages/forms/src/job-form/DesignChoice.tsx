import { FieldGroup, useField } from '@stellwerk/design-system';
import { JOB_TEMPLATES, jobTemplateLabels, type JobTemplate } from '@stellwerk/domain';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { DesignThumbnail } from './DesignThumbnail';
import { labels } from './messages.de';

export interface DesignChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'children'> {
  /** Name of the radio group, required for the arrow keys. */
  name: string;
  /** Error message; undefined without an error. */
  error?: string;
  /**
   * Renders the preview of a design, such as the current job in it; it is not interactive.
   * @default a drawing of the design
   */
  renderPicture?: (design: JobTemplate) => ReactNode;
}

/**
 * The three designs as cards with a picture each (JM75). `className` goes to the frame, other props
 * to every radio button, as `register` expects.
 * @example
 * <DesignChoice name="templateType" />
 */
export function DesignChoice({ error, renderPicture, className, ...input }: DesignChoiceProps) {
  const field = useField({ error });
  const id = useId();
  return (
    <FieldGroup role="radiogroup" field={field} label={labels.fields.templateType} error={error} className={className}>
      <div className="sw:grid sw:gap-3 sw:@sm:grid-cols-3">
        {JOB_TEMPLATES.map((design) => (
          // The label covers the card but does not contain the preview, which may contain buttons
          // of the job.
          <div
            key={design}
            className="sw:relative sw:grid sw:grid-cols-[88px_minmax(0,1fr)] sw:content-start sw:items-start sw:gap-3 sw:p-2 sw:border sw:border-line-strong sw:rounded-2 sw:bg-surface sw:hover:border-ink sw:has-checked:border-signal sw:has-checked:bg-signal-soft sw:@sm:grid-cols-1"
          >
            {renderPicture === undefined ? <DesignThumbnail design={design} /> : renderPicture(design)}
            <span className="sw:flex sw:items-start sw:gap-2 sw:min-w-0">
              <input
                {...input}
                id={`${id}${design}`}
                type="radio"
                value={design}
                aria-describedby={`${id}${design}-look`}
                // Above the label, which covers the card.
                className="sw-choice sw:relative sw:z-1"
              />
              <span className="sw:grid sw:min-w-0 sw:hyphens-auto sw:wrap-anywhere">
                <label htmlFor={`${id}${design}`} className="sw:font-medium sw:cursor-pointer sw:after:absolute sw:after:inset-0">
                  {jobTemplateLabels[design]}
                </label>
                <span id={`${id}${design}-look`} className="sw:text-sm sw:text-ink-2">
                  {labels.designs[design]}
                </span>
              </span>
            </span>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
