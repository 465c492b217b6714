import { cx } from 'class-variance-authority';
import { useState, type ComponentPropsWithRef } from 'react';
import { initials, toneOf } from './initials';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the person; gives initials and colour. */
  name: string;
  /** Address of a picture; initials stand in for a missing or broken one. */
  src?: string | null;
  /** Edge in px. @default 40 */
  size?: number;
  /** `round` for lists, `square` for large faces. @default 'round' */
  shape?: 'round' | 'square';
  /** Says the name to screen readers; leave it out where the name stands beside the picture. @default false */
  named?: boolean;
}

const tones = [
  'sw:bg-info-soft sw:text-info',
  'sw:bg-signal-soft sw:text-signal',
  'sw:bg-amber-soft sw:text-amber',
  'sw:bg-sunken sw:text-ink-2',
];

/** The face of a person, or the initials on a colour that stays the same for a name. */
export function Avatar({ name, src, size = 40, shape = 'round', named = false, className, style, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = src && src !== broken ? src : null;
  const label = named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span
      {...label}
      className={cx(
        'sw:inline-grid sw:flex-none sw:place-items-center sw:overflow-hidden sw:font-semibold',
        shape === 'round' ? 'sw:rounded-full' : 'sw:rounded-2',
        !picture && tones[toneOf(name, tones.length)],
        className,
      )}
      style={{ width: size, height: size, fontSize: Math.max(12, Math.round(size * 0.36)), lineHeight: 1, ...style }}
      {...rest}
    >
      {picture ? (
        <img src={picture} alt="" width={size} height={size} className="sw:size-full sw:object-cover" onError={() => setBroken(picture)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
