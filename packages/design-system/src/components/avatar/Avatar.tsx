import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { Picture } from '../../lib/Picture';
import { initials, toneOf } from './initials';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the person, from which initials and colour are derived. */
  name: string;
  /** URL of a picture; initials replace a missing or broken one. */
  src?: string | null;
  /** URL of a fallback picture for a missing or broken one. @default the initials */
  placeholder?: string;
  /** Edge length in px. @default 40 */
  size?: number;
  /** `round` for lists, `square` for large faces. @default 'round' */
  shape?: 'round' | 'square';
  /**
   * Whether screen readers announce the name; leave it out if the name is visible beside the
   * picture.
   * @default false
   */
  named?: boolean;
}

const tones = [
  'sw:bg-info-soft sw:text-info',
  'sw:bg-signal-soft sw:text-signal',
  'sw:bg-amber-soft sw:text-amber',
  'sw:bg-sunken sw:text-ink-2',
];

/**
 * A person's picture, or the initials on a colour derived from the name.
 * @example
 * <Avatar name="Jana Petersen" />
 */
export function Avatar({ name, size = 40, shape = 'round', src, placeholder, named = false, className, ...rest }: AvatarProps) {
  return (
    <Picture
      {...{ name, src, placeholder, size, named }}
      letters={initials(name)}
      letterSize={Math.max(12, Math.round(size * 0.36))}
      looks={{ letters: cx('sw:font-semibold', tones[toneOf(name, tones.length)]) }}
      fit="sw:object-cover"
      className={cx(shape === 'round' ? 'sw:rounded-full' : 'sw:rounded-2', className)}
      {...rest}
    />
  );
}
