import { cx } from 'class-variance-authority';
import { useRef, type ReactNode, type RefObject } from 'react';
import { DismissButton, Overlay } from 'react-aria/Overlay';
import { usePopover, type AriaPopoverProps } from 'react-aria/usePopover';
import type { OverlayTriggerState } from 'react-stately/useOverlayTriggerState';

export interface PopoverProps extends Omit<AriaPopoverProps, 'popoverRef'> {
  /** Open state, from a react-stately hook. */
  state: OverlayTriggerState;
  /** Ref of the floating box, if another component needs it. */
  popoverRef?: RefObject<HTMLDivElement | null>;
  /** Whether it is at least as wide as its trigger. @default false */
  matchWidth?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A box that floats beside its trigger; mount it only while open. Escape and a click outside close
 * it.
 */
export function Popover({ state, children, className, matchWidth = false, popoverRef, ...options }: PopoverProps) {
  const own = useRef<HTMLDivElement>(null);
  const ref = popoverRef ?? own;
  const { popoverProps, underlayProps } = usePopover({ offset: 4, containerPadding: 8, ...options, popoverRef: ref }, state);
  const opener = options.triggerRef.current;
  // A modal dialog traps the focus, so its popovers render inside it.
  const dialog = opener?.closest('[role=dialog], [role=alertdialog]') ?? undefined;
  const minWidth = matchWidth ? opener?.getBoundingClientRect().width : undefined;
  return (
    // Beside a modal box the page is not focusable, so Tab would lose the focus.
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
