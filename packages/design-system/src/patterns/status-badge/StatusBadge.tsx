import { candidateStatusLabels, companyStatusLabels, panelStatusLabels, type ApplicationStatus } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { StatusMark, type StatusMarkProps } from '../../components/status-mark';
import { statusLook } from './status-look';

const labels = { company: companyStatusLabels, candidate: candidateStatusLabels, panel: panelStatusLabels } as const;

const frames = {
  info: 'sw:border-info',
  muted: 'sw:border-ink-3',
  amber: 'sw:border-amber',
  signal: 'sw:border-signal',
  stop: 'sw:border-stop',
} as const;

export interface StatusBadgeProps extends Omit<StatusMarkProps, 'stage' | 'tone' | 'children'> {
  /** Status of the application; a missing one counts as SUBMITTED (EN09). @default 'SUBMITTED' */
  status?: ApplicationStatus;
  /**
   * Audience of the labels: some differ for company and candidate (A03), and in the panel of a
   * company (O107).
   */
  audience: keyof typeof labels;
  /** Whether it has a frame, for headers. @default false */
  framed?: boolean;
}

/**
 * A status as ring and label.
 * @example
 * <StatusBadge status="IN_REVIEW" audience="company" />
 */
export function StatusBadge({ status = 'SUBMITTED', audience, framed = false, className, ...rest }: StatusBadgeProps) {
  const look = statusLook[status];
  return (
    <StatusMark
      {...look}
      data-status={status}
      className={cx(framed && ['sw:rounded-3 sw:border sw:bg-surface sw:px-2.5 sw:py-0.5', frames[look.tone]], className)}
      {...rest}
    >
      {labels[audience][status]}
    </StatusMark>
  );
}
