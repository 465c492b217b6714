import { cx } from 'class-variance-authority';
import { VisuallyHidden } from '../../components/visually-hidden';
import { de } from '../i18n/de';
import { StepNode } from './StepNode';
import type { StepView } from './steps';

export interface StepProps {
  view: StepView;
  /** The track leads on to a further step. */
  leadsOn: boolean;
  /** The track to the next step is set. */
  set: boolean;
  /** This step is being set. */
  pending: boolean;
  /** Something is being set: presses are ignored, the focus stays. */
  busy: boolean;
  onChoose: (button: HTMLElement) => void;
}

/** One step: a row on phones, a column of the track from 560 px. */
export function Step({ view, leadsOn, set, pending, busy, onChoose }: StepProps) {
  return (
    <li className="sw:relative" data-state={view.state}>
      {leadsOn && (
        // A border, because forced colours drop grounds.
        <span
          aria-hidden="true"
          className={cx(
            'sw:absolute sw:top-5.5 sw:h-full sw:@sm:top-auto sw:@sm:left-0 sw:@sm:h-0 sw:@sm:w-full sw:@sm:border-l-0',
            set
              ? 'sw:left-[10.5px] sw:border-l-3 sw:border-signal sw:@sm:bottom-[14.5px] sw:@sm:border-t-3'
              : 'sw:left-[11px] sw:border-l-2 sw:border-line-strong sw:@sm:bottom-[15px] sw:@sm:border-t-2',
          )}
        />
      )}
      <StepNode state={view.state} pending={pending} className="sw:absolute sw:top-2.5 sw:left-0 sw:@sm:top-auto sw:@sm:bottom-1" />
      <button
        type="button"
        aria-current={view.state === 'current' ? 'step' : undefined}
        aria-disabled={busy || undefined}
        onClick={(event) => onChoose(event.currentTarget)}
        className={cx(
          'sw:flex sw:min-h-11 sw:w-full sw:items-center sw:justify-between sw:gap-3 sw:rounded-1 sw:pl-15 sw:text-start sw:text-sm sw:@sm:grid sw:@sm:justify-start sw:@sm:gap-0 sw:@sm:pt-1 sw:@sm:pb-9 sw:@sm:pl-0',
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
