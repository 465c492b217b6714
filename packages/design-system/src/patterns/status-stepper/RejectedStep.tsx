import { aliasLabels } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { StepNode } from './StepNode';

/**
 * The branch of the track that ends at 'Abgelehnt'; solid for a rejected application, else dashed.
 */
export function RejectedBranch({ reached }: { reached: boolean }) {
  const colour = reached ? 'sw:border-stop sw:text-stop' : 'sw:border-line-strong sw:text-line-strong';
  const attributes = { 'data-reached': reached ? '' : undefined };
  const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: reached ? 3 : 2, strokeDasharray: reached ? undefined : '4 3' };
  return (
    <span aria-hidden="true" className={colour}>
      <svg viewBox="0 0 24 24" className="sw-stepper-slant sw:@sm:hidden">
        <path d="M0 0 24 24" {...stroke} />
      </svg>
      <svg viewBox="0 0 32 32" className="sw-stepper-slant sw:hidden sw:@sm:block">
        <path d="M0 0 32 32" {...stroke} />
      </svg>
      <span {...attributes} className={cx('sw-stepper-rail', colour)} />
    </span>
  );
}

export interface RejectedStepProps {
  /** Whether the application is rejected. */
  current: boolean;
  /** Whether this status is being saved. */
  pending: boolean;
  /** Whether a status is being saved: clicks are ignored, the focus stays. */
  busy: boolean;
  /** Whether its confirmation is open. */
  asked: boolean;
  /** Called with the button, which gets the focus back after the confirmation. */
  onChoose: (button: HTMLElement) => void;
}

/** 'Abgelehnt', at the end of the branch. */
export function RejectedStep({ current, pending, busy, asked, onChoose }: RejectedStepProps) {
  return (
    <div className="sw-stepper-end sw:relative">
      <button
        type="button"
        aria-current={current ? 'step' : undefined}
        // Another click does nothing, which screen readers announce.
        aria-disabled={busy || current || undefined}
        aria-expanded={asked || undefined}
        onClick={(event) => onChoose(event.currentTarget)}
        className="sw:flex sw:items-center sw:gap-3 sw:rounded-1 sw:text-start sw:text-sm sw:font-medium sw:text-ink-2 sw:aria-[current]:font-semibold sw:aria-[current]:text-ink"
      >
        <StepNode state={current ? 'rejected' : 'rejection'} pending={pending} />
        {aliasLabels.rejected}
      </button>
    </div>
  );
}
