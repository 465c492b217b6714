import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { useDialog } from 'react-aria/useDialog';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { German } from './German';
import { Popover } from './Popover';

export interface PopoverDialogProps {
  /** Ref of the trigger, which gets the focus back. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** Title and accessible name. */
  title: string;
  /** Classes of the popover. */
  className?: string;
  /** Called when it closes: by Escape, or by a click outside. */
  onClose: () => void;
  children: ReactNode;
}

/** A titled dialog beside its trigger; mount it only while open. */
export function PopoverDialog({ triggerRef, title, className, onClose, children }: PopoverDialogProps) {
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: onClose });
  return (
    <German>
      <Popover state={state} triggerRef={triggerRef} placement="bottom start" className={className}>
        <Content title={title}>{children}</Content>
      </Popover>
    </German>
  );
}

function Content({ title, children }: Pick<PopoverDialogProps, 'title' | 'children'>) {
  const frame = useRef<HTMLElement>(null);
  const titleId = useId();
  const { dialogProps } = useDialog({ 'aria-labelledby': titleId }, frame);
  return (
    <section {...dialogProps} ref={frame} className="sw:grid sw:gap-1 sw:p-1 sw:text-sm sw:outline-none">
      <p id={titleId} className="sw:px-2 sw:py-1 sw:text-ink-2">
        {title}
      </p>
      {children}
    </section>
  );
}
