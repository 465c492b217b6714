import { cx } from 'class-variance-authority';
import { VisuallyHidden } from '../../components/visually-hidden';
import { de } from '../i18n/de';
import { StepNode } from './StepNode';
import type { StepView } from './steps';

export interface StepProps {
  view: StepView;
  /** Whether another step follows. */
  hasNext: boolean;
  /** Whether the next step is reached, too. */
  nextReached: boolean;
  /** Whether this status is being saved. */
  pending: boolean;
  /** Whether a status is being saved: clicks are ignored, the focus stays. */
  busy: boolean;
  onChoose: (button: HTMLElement) => void;
}

/** A step: a row on phones, a column of the track from 560 px. */
export function Step({ view, hasNext, nextReached, pending, busy, onChoose }: StepProps) {
  return (
    <li className="sw:relative" data-state={view.state}>
      {hasNext && (
        <span
          aria-hidden="true"
          data-reached={nextReached ? '' : undefined}
          className={cx('sw-stepper-line', nextReached ? 'sw:border-signal' : 'sw:border-line-strong')}
        />
      )}
      <StepNode state={view.state} pending={pending} className="sw-stepper-node" />
      <button
        type="button"
        aria-current={view.state === 'current' ? 'step' : undefined}
        aria-disabled={busy || undefined}
        onClick={(event) => onChoose(event.currentTarget)}
        className={cx(
          'sw:flex sw:items-center sw:justify-between sw:gap-3 sw:rounded-1 sw:text-start sw:text-sm sw:@sm:grid sw:@sm:justify-start sw:@sm:gap-0 sw:@sm:pt-1',
          'sw:font-medium sw:aria-[current]:font-semibold',
          view.state === 'open' && 'sw:text-ink-2',
        )}
      >
        <span>
          <span>{view.label}</span>
          {view.state === 'reached' && <VisuallyHidden>{de.stepper.reached}</VisuallyHidden>}
        </span>{' '}
        <span className="sw:font-normal sw:text-ink-2">{view.date}</span>
      </button>
    </li>
  );
}
