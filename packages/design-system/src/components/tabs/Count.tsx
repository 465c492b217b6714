import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';

export interface CountProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The number; nothing is rendered without one. */
  children: number | undefined;
}

/**
 * A number after the label of a tab or chip.
 * @example
 * <Count>{3}</Count>
 */
export function Count({ children, className, ...rest }: CountProps) {
  if (children === undefined) return null;
  return (
    <span className={cx('sw-count', className)} {...rest}>
      {children.toLocaleString('de-DE')}
    </span>
  );
}
