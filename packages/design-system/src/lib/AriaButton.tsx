import { useRef, type ReactNode, type RefObject } from 'react';
import { useButton, type AriaButtonProps } from 'react-aria/useButton';

export interface OwnAriaButtonProps extends Omit<AriaButtonProps<'button'>, 'children' | 'elementType'> {
  /** The button, where something else has to know it. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
  /** Tooltip, for a button that shows an icon only. */
  title?: string;
  className?: string;
  children: ReactNode;
}

/** A button whose props come from a hook of react-aria. */
export function AriaButton({ buttonRef, title, className, children, ...props }: OwnAriaButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const ref = buttonRef ?? own;
  const { buttonProps } = useButton(props, ref);
  return (
    <button {...buttonProps} ref={ref} title={title} className={className}>
      {children}
    </button>
  );
}
