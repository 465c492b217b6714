import { cva, cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon';

const badge = cva('sw:inline-flex sw:items-center sw:gap-1.5 sw:px-2 sw:py-0.5 sw:rounded-1 sw:text-sm sw:font-medium', {
  variants: {
    tone: {
      neutral: 'sw:bg-sunken sw:text-ink-2',
      signal: 'sw:bg-signal-soft sw:text-signal',
      info: 'sw:bg-info-soft sw:text-info',
      amber: 'sw:bg-amber-soft sw:text-amber',
      stop: 'sw:bg-stop-soft sw:text-stop',
    },
  },
});

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Colour of background and label, in addition to the meaning of the label. @default 'neutral' */
  tone?: 'neutral' | 'signal' | 'info' | 'amber' | 'stop';
  /** An icon before the label. */
  icon?: LucideIcon;
}

/**
 * A short label on a tinted background.
 * @example
 * <Badge>Aktiv</Badge>
 */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span className={cx(badge({ tone }), className)} {...rest}>
      {icon && <Icon as={icon} size={16} />}
      <span className="sw:contents">{children}</span>
    </span>
  );
}
