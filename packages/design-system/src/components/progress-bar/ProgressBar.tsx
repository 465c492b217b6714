import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is going on; the accessible name. */
  label: string;
  /** Share that is done, in percent from 0 to 100. */
  value: number;
}

/**
 * How far something has come, rendered as a set route: laid track grey, the done part green.
 * @example
 * <ProgressBar label="Lebenslauf wird hochgeladen" value={62} />
 */
export function ProgressBar({ label, value, className, ...rest }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, Math.round(value)));
  // Not `<progress>`: its parts cannot be rendered alike in all browsers.
  /* oxlint-disable jsx-a11y/prefer-tag-over-role */
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cx('sw-progress', className)}
      {...rest}
    >
      <div className="sw-progress-set" style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
