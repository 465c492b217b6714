import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon';
import { buttonStyle } from './buttonStyle';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children' | 'name'> {
  /** What the button does, in words: its accessible name and its tooltip. */
  label: string;
  /** The icon, imported by name from `lucide-react`. */
  icon: LucideIcon;
  /** As of a `Button`; `quiet` has no edge. @default 'quiet' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 48 or 40 px square. @default 'sm' */
  size?: 'md' | 'sm';
}

/** A square button that shows only an icon; its name is required. */
export function IconButton({ label, icon, variant = 'quiet', size = 'sm', type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} title={label} className={cx(buttonStyle({ variant, size, shape: 'icon' }), className)} {...rest}>
      <Icon as={icon} />
    </button>
  );
}
