import { cx } from 'class-variance-authority';
import { useRef, type ReactNode, type RefObject } from 'react';
import { DismissButton, Overlay } from 'react-aria/Overlay';
import { usePopover, type AriaPopoverProps } from 'react-aria/usePopover';
import type { OverlayTriggerState } from 'react-stately/useOverlayTriggerState';

export interface PopoverProps extends Omit<AriaPopoverProps, 'popoverRef'> {
  /** Whether it is open; from a state hook of react-stately. */
  state: OverlayTriggerState;
  /** The floating box, where something else has to know it. */
  popoverRef?: RefObject<HTMLDivElement | null>;
  /** As wide as what opens it, at least. @default false */
  matchWidth?: boolean;
  className?: string;
  children: ReactNode;
}

/** A box that floats beside what opened it; mount it only while it is open. Escape and a click beside it close it. */
export function Popover({ state, children, className, matchWidth = false, popoverRef, ...options }: PopoverProps) {
  const own = useRef<HTMLDivElement>(null);
  const ref = popoverRef ?? own;
  const { popoverProps, underlayProps } = usePopover({ offset: 4, containerPadding: 8, ...options, popoverRef: ref }, state);
  const opener = options.triggerRef.current;
  // A modal dialog takes the focus back from everything outside of it, so what it opens floats inside of it.
  const dialog = opener?.closest('[role=dialog], [role=alertdialog]') ?? undefined;
  const minWidth = matchWidth ? opener?.getBoundingClientRect().width : undefined;
  return (
    // Beside a modal box the page takes no focus, so Tab would lose it there.
    <Overlay portalContainer={dialog} shouldContainFocus={!options.isNonModal}>
      {!options.isNonModal && <div {...underlayProps} className="sw-underlay" />}
      <div
        {...popoverProps}
        ref={ref}
        style={{ ...popoverProps.style, minWidth, zIndex: undefined }}
        className={cx('sw-page sw-popup sw-rise', className)}
      >
        {!options.isNonModal && <DismissButton onDismiss={state.close} />}
        {children}
        <DismissButton onDismiss={state.close} />
      </div>
    </Overlay>
  );
}
