import { cx } from 'class-variance-authority';
import { useState, type ComponentPropsWithRef } from 'react';

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the company; its first letter stands in for a missing picture. */
  name: string;
  /** Address of the picture. */
  src?: string | null;
  /** Edge in px. @default 48 */
  size?: number;
  /** Says the name to screen readers; leave it out where the name stands beside the logo. @default false */
  named?: boolean;
}

/** The sign of a company. */
export function Logo({ name, src, size = 48, named = false, className, style, ...rest }: LogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = src && src !== broken ? src : null;
  const label = named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span
      {...label}
      className={cx(
        'sw:inline-grid sw:flex-none sw:place-items-center sw:overflow-hidden sw:border sw:border-line sw:rounded-1 sw:text-ink-2',
        picture ? 'sw:bg-surface' : 'sw:bg-sunken sw:font-medium',
        className,
      )}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.45), lineHeight: 1, ...style }}
      {...rest}
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          width={size}
          height={size}
          className="sw:size-full sw:object-contain"
          onError={() => setBroken(picture)}
        />
      ) : (
        (name.trim().at(0) ?? '?').toLocaleUpperCase('de-DE')
      )}
    </span>
  );
}
