import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { Picture } from '../../lib/Picture';
import { firstOf } from '../avatar/initials';

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the company; its first letter replaces a missing picture. */
  name: string;
  /** URL of the picture. */
  src?: string | null;
  /** URL of a fallback picture for a missing or broken one. @default the first letter */
  placeholder?: string;
  /** Edge length in px. @default 48 */
  size?: number;
  /**
   * Whether screen readers announce the name; leave it out if the name is visible beside the logo.
   * @default false
   */
  named?: boolean;
}

/**
 * The logo of a company, or its first letter.
 * @example
 * <Logo name="Nordbahn Signaltechnik GmbH" named />
 */
export function Logo({ name, src, placeholder, size = 48, named = false, className, ...rest }: LogoProps) {
  return (
    <Picture
      {...{ name, src, placeholder, size, named }}
      letters={(firstOf(name.trim()) || '?').toLocaleUpperCase('de-DE')}
      letterSize={Math.round(size * 0.45)}
      looks={{ picture: 'sw:bg-surface', letters: 'sw:bg-sunken sw:font-medium' }}
      fit="sw:object-contain"
      className={cx('sw:border sw:border-line sw:rounded-1 sw:text-ink-2', className)}
      {...rest}
    />
  );
}
