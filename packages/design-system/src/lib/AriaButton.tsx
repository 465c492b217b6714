import { useRef, type ReactNode, type RefObject } from 'react';
import { useButton, type AriaButtonProps } from 'react-aria/useButton';

export interface OwnAriaButtonProps extends Omit<AriaButtonProps<'button'>, 'children' | 'elementType'> {
  /** Ref of the button, if another component needs it. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
  /** Tooltip of a button with only an icon. */
  title?: string;
  className?: string;
  children: ReactNode;
}

/** A button with props from a react-aria hook. */
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
