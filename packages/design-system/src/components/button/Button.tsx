import { cx } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon';
import { buttonStyle } from './button-style';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` is the main action of a screen; `quiet` looks like a link. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 48 or 40 px high. @default 'md' */
  size?: 'md' | 'sm';
  /**
   * Shows a spinner before the label and ignores clicks without losing the focus.
   * @default false
   */
  loading?: boolean;
  /**
   * Ignores clicks temporarily, for example while another button works; unlike `disabled` it keeps
   * the focus.
   * @default false
   */
  blocked?: boolean;
  /** Label while loading. @default the children */
  loadingLabel?: ReactNode;
}

/**
 * A button with a label. `type="button"` is the default.
 * @example
 * <Button variant="primary" onClick={submit}>
 *   Bewerbung absenden
 * </Button>
 */
export function Button({
  variant,
  size,
  loading = false,
  blocked = false,
  loadingLabel,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`, which would drop a keyboard user's focus.
    if (loading || blocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={cx(buttonStyle({ variant, size }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || blocked || undefined}
      onClick={click}
      {...rest}
    >
      {loading && <Icon as={LoaderCircle} className="sw-spin" />}
      {/* Another key for another text, because a page translation has moved the previous text node. */}
      <span key={String(loading)} className="sw:contents">
        {loading ? (loadingLabel ?? children) : children}
      </span>
    </button>
  );
}
