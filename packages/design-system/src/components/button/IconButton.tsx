import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon';
import { buttonStyle } from './button-style';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children' | 'name'> {
  /** Accessible name and tooltip of the button. */
  label: string;
  /** The icon, imported by name from `lucide-react`. */
  icon: LucideIcon;
  /** As in `Button`; `quiet` has no border. @default 'quiet' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 48 or 40 px square. @default 'sm' */
  size?: 'md' | 'sm';
  /** As in `Button`: ignores clicks temporarily and keeps the focus. @default false */
  blocked?: boolean;
}

/**
 * A square button that shows only an icon; its name is required.
 * @example
 * <IconButton label="Filter entfernen" icon={X} onClick={removeFilter} />
 */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'sm',
  type = 'button',
  blocked = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    // The tooltip alone names it: screen readers would read an additional `aria-label` twice, as
    // name and as description.
    <button
      type={type}
      title={label}
      aria-disabled={blocked || undefined}
      className={cx(buttonStyle({ variant, size, shape: 'icon' }), className)}
      onClick={blocked ? undefined : onClick}
      {...rest}
    >
      <Icon as={icon} />
    </button>
  );
}
