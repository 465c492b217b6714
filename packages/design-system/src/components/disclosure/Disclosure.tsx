import { cx } from 'class-variance-authority';
import { ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'onToggle'> {
  /** What is always seen and opens the rest. */
  summary: ReactNode;
  /** Whether it is open; leave it out to let the browser keep it. */
  open?: boolean;
  /** Called with the wanted state; needs `open`. */
  onOpenChange?: (open: boolean) => void;
  /** Disclosures of one name close each other. */
  name?: string;
}

/**
 * Something that opens and closes in place. It is the browser's own `<details>`, so it works without JavaScript.
 * @example
 * <Disclosure summary="Amelie Thorwald">
 *   <p>Eingegangen am 20.11.2026</p>
 * </Disclosure>
 */
export function Disclosure({ summary, open, onOpenChange, className, children, ...rest }: DisclosureProps) {
  const click = (event: MouseEvent) => {
    if (!onOpenChange) return;
    // The browser would toggle by itself and run ahead of the state.
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
