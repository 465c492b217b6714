import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The running operation, as the accessible name. */
  label: string;
  /** Progress in percent, 0 to 100. */
  value: number;
}

/**
 * Progress of an operation, rendered as a railway track: grey, with the completed part green.
 * @example
 * <ProgressBar label="Lebenslauf wird hochgeladen" value={62} />
 */
export function ProgressBar({ label, value, className, ...rest }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, Math.round(value)));
  // Not `<progress>`, whose parts cannot be styled consistently across browsers.
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
