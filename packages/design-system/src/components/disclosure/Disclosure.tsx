import { cx } from 'class-variance-authority';
import { ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'onToggle'> {
  /** The always visible header, which toggles the content. */
  summary: ReactNode;
  /** Whether it is open; leave it out to let the browser manage it. */
  open?: boolean;
  /** Called with the requested state; needs `open`. */
  onOpenChange?: (open: boolean) => void;
  /** Disclosures with the same name close each other. */
  name?: string;
}

/**
 * Collapsible content. It is the native `<details>`, so it works without JavaScript.
 * @example
 * <Disclosure summary="Amelie Thorwald">
 *   <p>Eingegangen am 20.11.2026</p>
 * </Disclosure>
 */
export function Disclosure({ summary, open, onOpenChange, className, children, ...rest }: DisclosureProps) {
  const click = (event: MouseEvent) => {
    if (!onOpenChange) return;
    // Prevents the browser from toggling ahead of the state.
    event.preventDefault();
    onOpenChange(!open);
  };
  return (
    <details open={open} className={cx('sw-disclosure', className)} {...rest}>
      <summary className="sw-disclosure-head" onClick={click}>
        <Icon as={ChevronRight} className="sw-disclosure-arrow" />
        <span className="sw:min-w-0 sw:flex-1">{summary}</span>
      </summary>
      <div className="sw:pb-5">{children}</div>
    </details>
  );
}
