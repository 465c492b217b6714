import { cx } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon';
import { buttonStyle } from './buttonStyle';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` is the one step forward of a screen; `quiet` looks like a link. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 48 or 40 px high. @default 'md' */
  size?: 'md' | 'sm';
  /** Work is going on: a spinner stands before the words, and presses are ignored without losing the focus. @default false */
  loading?: boolean;
  /** Words while loading. @default the children */
  loadingLabel?: ReactNode;
}

/** A button with words. It is `type="button"` unless told otherwise. */
export function Button({
  variant,
  size,
  loading = false,
  loadingLabel,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that would throw the focus away in the middle of a keyboard user's work.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={cx(buttonStyle({ variant, size }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={click}
      {...rest}
    >
      {loading && <Icon as={LoaderCircle} className="sw-spin" />}
      {loading ? (loadingLabel ?? children) : children}
    </button>
  );
}
