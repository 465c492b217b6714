import { cx } from 'class-variance-authority';
import {
  cloneElement,
  useRef,
  type ComponentPropsWithRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { Overlay } from 'react-aria/Overlay';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { useTooltip, useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState, type TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { useInputTracking } from '../../lib/use-input-tracking';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref'> {
  /**
   * A short text about the control, its accessible description. Never the only source of required
   * information.
   */
  text: ReactNode;
  /** The control: one focusable element that forwards its props and `ref`. */
  children: ReactElement<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> }>;
  /** Hover delay in milliseconds; none with the keyboard. @default 600 */
  delay?: number;
  /** Side of the control. @default 'top' */
  placement?: 'top' | 'bottom';
}

/**
 * Text shown beside a control on hover or keyboard focus. `className` and other props go to the
 * bubble.
 * @example
 * <Tooltip text="Der Verweis gilt 90 Tage.">
 *   <Button onClick={copy}>Empfehlungslink kopieren</Button>
 * </Tooltip>
 */
export function Tooltip({ text, children, delay = 600, placement = 'top', ...bubble }: TooltipProps) {
  const trigger = useRef<HTMLElement>(null);
  useInputTracking();
  const state = useTooltipTriggerState({ delay });
  const { triggerProps, tooltipProps } = useTooltipTrigger({}, state, trigger);
  return (
    <>
      {cloneElement(children, { ...mergeProps(children.props, triggerProps), ref: trigger })}
      {state.isOpen && (
        <Bubble {...mergeProps(bubble, tooltipProps)} state={state} trigger={trigger} placement={placement}>
          {text}
        </Bubble>
      )}
    </>
  );
}

interface BubbleProps extends ComponentPropsWithRef<'div'> {
  state: TooltipTriggerState;
  trigger: RefObject<HTMLElement | null>;
  placement: 'top' | 'bottom';
}

function Bubble({ state, trigger, placement, className, children, ...rest }: BubbleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { tooltipProps } = useTooltip({}, state);
  const { overlayProps } = useOverlayPosition({
    targetRef: trigger,
    overlayRef: ref,
    placement,
    offset: 6,
    containerPadding: 8,
    isOpen: true,
  });
  const dialog = trigger.current?.closest('[role=dialog], [role=alertdialog]') ?? undefined;
  return (
    <Overlay portalContainer={dialog} disableFocusManagement>
      <div
        {...mergeProps(rest, tooltipProps, overlayProps)}
        ref={ref}
        style={{ ...overlayProps.style, ...rest.style, zIndex: undefined }}
        className={cx('sw-page sw-tooltip', className)}
      >
        {children}
      </div>
    </Overlay>
  );
}
