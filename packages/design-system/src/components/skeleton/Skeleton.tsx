import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { de } from '../../i18n/de';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Width, in any CSS unit. @default '100%' */
  width?: CSSProperties['width'];
  /** Height, in any CSS unit. @default '1em' */
  height?: CSSProperties['height'];
}

/**
 * A placeholder bar for loading content; hidden from screen readers. Put several into a
 * `SkeletonRegion`.
 * @example
 * <Skeleton height={24} width="70%" />
 */
export function Skeleton({ width = '100%', height = '1em', className, style, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx('sw-pulse sw:block sw:max-w-full sw:rounded-0 sw:bg-line', className)}
      style={{ width, height, ...style }}
      {...rest}
    />
  );
}

export interface SkeletonRegionProps extends ComponentPropsWithRef<'div'> {
  /** Announcement for screen readers. @default 'Wird geladen...' */
  label?: string;
  /** The bars. */
  children: ReactNode;
}

/**
 * Frame of a skeleton: announces loading once (O68).
 * @example
 * <SkeletonRegion>
 *   <Skeleton height={24} width="70%" />
 *   <Skeleton />
 * </SkeletonRegion>
 */
export function SkeletonRegion({ label = de.loading, children, ...rest }: SkeletonRegionProps) {
  return (
    <div {...rest}>
      <output className="sw:sr-only">{label}</output>
      {children}
    </div>
  );
}
