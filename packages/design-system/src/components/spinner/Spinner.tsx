import { cx } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { de } from '../../i18n/de';
import { Icon } from '../icon';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'output'>, 'children'> {
  /** Accessible label. @default 'Wird geladen...' */
  label?: ReactNode;
}

/**
 * Loading indicator, visible and announced (O68).
 * @example
 * <Spinner />
 */
export function Spinner({ label = de.loading, className, ...rest }: SpinnerProps) {
  return (
    <output className={cx('sw:flex sw:items-center sw:gap-2 sw:text-ink-2', className)} {...rest}>
      <Icon as={LoaderCircle} className="sw-spin" />
      {label}
    </output>
  );
}
