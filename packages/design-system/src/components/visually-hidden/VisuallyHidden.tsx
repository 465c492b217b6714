import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';

/**
 * Text for screen readers only.
 * @example
 * <VisuallyHidden>neue Bewerbungen</VisuallyHidden>
 */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span className={cx('sw:sr-only', className)} {...rest} />;
}
