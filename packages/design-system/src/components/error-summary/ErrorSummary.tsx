import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, type ComponentPropsWithoutRef, type MouseEvent } from 'react';
import { fieldLabels } from '../../i18n/field.de';
import { Icon } from '../icon';

export interface ErrorSummaryItem {
  /** Id of the field that the entry links to; without it the entry is plain text. */
  fieldId?: string;
  /** Error message. */
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** The heading. @default 'Bitte prüfen Sie Ihre Angaben' */
  title?: string;
  /** All errors in form order; nothing is rendered without errors. */
  items: readonly ErrorSummaryItem[];
  /**
   * Number of submit attempts: each new one moves the focus to the heading. Leave it out to keep
   * the focus.
   */
  attempt?: number;
}

/**
 * All errors of a form, each a link that focuses its field.
 * @example
 * <ErrorSummary
 *   title="Die Bewerbung wurde noch nicht abgesendet"
 *   items={[{ fieldId: 'email', message: 'E-Mail fehlt' }]}
 * />
 */
export function ErrorSummary({ title = fieldLabels.errorSummary, items, attempt, className, ...rest }: ErrorSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const any = items.length > 0;

  const seen = useRef<number>(undefined);
  useEffect(() => {
    // Errors may arrive after their attempt; but errors that reappear while typing do not move the
    // focus.
    if (!attempt || !any || attempt === seen.current) return;
    seen.current = attempt;
    heading.current?.focus();
  }, [attempt, any]);

  if (!any) return null;
  return (
    <div role="alert" className={cx('sw:flex sw:gap-3 sw:p-5 sw:border sw:border-stop sw:rounded-2 sw:bg-stop-soft', className)} {...rest}>
      <Icon as={CircleAlert} className="sw:mt-0.5 sw:text-stop" />
      <div className="sw:grid sw:grid-cols-1 sw:min-w-0 sw:gap-2 sw:wrap-anywhere">
        <h2 ref={heading} id={headingId} tabIndex={-1} className="sw:text-lg">
          {title}
        </h2>
        <ul aria-labelledby={headingId} className="sw:grid sw:gap-1">
          {items.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ''} ${message}`}>{fieldId ? <FieldLink fieldId={fieldId}>{message}</FieldLink> : message}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function FieldLink({ fieldId, children }: { fieldId: string; children: string }) {
  const go = (event: MouseEvent) => {
    const target = document.getElementById(fieldId);
    if (!target) return;
    // A fragment link scrolls but does not focus every kind of field, and would change the URL.
    event.preventDefault();
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'center' });
  };
  return (
    <a href={`#${fieldId}`} className="sw:inline-block sw:py-0.5 sw:underline-quiet" onClick={go}>
      {children}
    </a>
  );
}
