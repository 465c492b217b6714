import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** Fill of the ring, and the final outcome. */
export type StatusStage = 'new' | 'quarter' | 'half' | 'threeQuarters' | 'full' | 'done' | 'stopped' | 'left';

const tones = { info: 'sw:text-info', amber: 'sw:text-amber', signal: 'sw:text-signal', stop: 'sw:text-stop', muted: 'sw:text-ink-3' };

/** Colour of the ring; the label beside it stays dark. */
export type StatusTone = keyof typeof tones;

const ring = <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.5" />;
const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinecap: 'round' } as const;

const marks: Record<StatusStage, ReactNode> = {
  new: (
    <>
      {ring}
      <circle cx="8" cy="8" r="2.5" fill="currentColor" />
    </>
  ),
  quarter: (
    <>
      {ring}
      <path d="M8 4v4h4a4 4 0 0 0-4-4Z" fill="currentColor" />
    </>
  ),
  half: (
    <>
      {ring}
      <path d="M8 4a4 4 0 0 1 0 8Z" fill="currentColor" />
    </>
  ),
  threeQuarters: (
    <>
      {ring}
      <path d="M8 4v4H4a4 4 0 1 0 4-4Z" fill="currentColor" />
    </>
  ),
  full: (
    <>
      {ring}
      <circle cx="8" cy="8" r="4" fill="currentColor" />
    </>
  ),
  done: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      <path d="m4.9 8.2 2.1 2.1 4.1-4.4" {...line} stroke="var(--sw-color-surface)" strokeWidth="1.75" strokeLinejoin="round" />
    </>
  ),
  stopped: (
    <>
      {ring}
      <path d="m5.75 5.75 4.5 4.5m0-4.5-4.5 4.5" {...line} />
    </>
  ),
  left: (
    <>
      <circle cx="8" cy="8" r="6.25" {...line} strokeDasharray="2.2 2.2" strokeLinecap="butt" />
      <path d="M5.25 8h5.5" {...line} />
    </>
  ),
};

export interface StatusMarkProps extends ComponentPropsWithRef<'span'> {
  /** Stage that the ring shows. */
  stage: StatusStage;
  /** Colour of ring and filling, in addition to the label. @default 'muted' */
  tone?: StatusTone;
  /** Inherits the surrounding text colour, for pressed buttons. @default false */
  plain?: boolean;
}

/**
 * A ring that fills from new to done, with a label. Independent of the domain: patterns map codes
 * to stages.
 * @example
 * <StatusMark stage="new" tone="info">
 *   Eingereicht
 * </StatusMark>
 */
export function StatusMark({ stage, tone = 'muted', plain = false, className, children, ...rest }: StatusMarkProps) {
  return (
    <span className={cx('sw:inline-flex sw:items-center sw:gap-2 sw:text-sm sw:font-medium sw:wrap-break-word', className)} {...rest}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={cx('sw:flex-none', !plain && tones[tone])}>
        {marks[stage]}
      </svg>
      {children}
    </span>
  );
}
