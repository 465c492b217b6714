import type { ApplicationStatus, StatusChange } from '@stellwerk/domain';
import { cva, cx } from 'class-variance-authority';
import { Check, Undo2, X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../components/icon';
import { de } from '../i18n/de';
import { milestones, type Milestone } from './milestones';

export interface CandidateTimelineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Status of the application. */
  status: ApplicationStatus;
  /** Changes so far, for the dates. @default [] */
  history?: readonly StatusChange[];
  /** ISO time of receipt, the date of 'Eingereicht' if the history has none. @default null */
  receivedAt?: string | null;
}

const node = cva('sw:absolute sw:grid sw:place-items-center', {
  variants: {
    state: {
      reached: 'sw:top-0.5 sw:left-0 sw:size-5 sw:rounded-full sw:border-2 sw:border-signal sw:bg-signal sw:text-on-signal',
      current: 'sw:top-0.5 sw:left-0 sw:size-5 sw:rounded-full sw:border-3 sw:border-signal sw:bg-surface',
      open: 'sw:top-1.5 sw:left-1 sw:size-3 sw:rounded-full sw:border-2 sw:border-line-strong sw:bg-surface',
      stop: 'sw:top-0.5 sw:left-0 sw:size-5 sw:rounded-1 sw:border-2 sw:border-stop sw:bg-stop sw:text-on-stop',
      left: 'sw:top-0.5 sw:left-0 sw:size-5 sw:rounded-1 sw:border-2 sw:border-ink-3 sw:bg-ink-3 sw:text-paper',
    },
  },
});

const icons = { reached: Check, stop: X, left: Undo2 } as const;

function Mark({ state }: { state: Milestone['state'] }) {
  return (
    <span aria-hidden="true" className={node({ state })}>
      {state === 'current' && <span className="sw:size-2 sw:rounded-full sw:border-4 sw:border-signal" />}
      {state !== 'current' && state !== 'open' && <Icon as={icons[state]} size={14} strokeWidth={3} />}
    </span>
  );
}

/**
 * The progress of a candidate's application with the date of every step; a column on phones, a row
 * from 800 px of its own width.
 * @example
 * <CandidateTimeline status="INTERVIEW_SCHEDULED" history={application.history} />
 */
export function CandidateTimeline({ status, history = [], receivedAt = null, className, ...rest }: CandidateTimelineProps) {
  const views = milestones(status, history, receivedAt);
  return (
    <div className={cx('sw:@container', className)} {...rest}>
      <ol aria-label={de.timeline.name} className="sw:grid sw:@md:auto-cols-fr sw:@md:grid-flow-col">
        {views.map((view, index) => {
          const next = views[index + 1];
          const set = next !== undefined && next.state !== 'open';
          const here = view.state !== 'reached' && view.state !== 'open';
          return (
            <li
              key={view.status}
              data-state={view.state}
              aria-current={here ? 'step' : undefined}
              className={cx(
                'sw:relative sw:flex sw:items-baseline sw:justify-between sw:gap-3 sw:pb-3 sw:pl-8 sw:@md:block sw:@md:pt-8 sw:@md:pr-3 sw:@md:pb-0 sw:@md:pl-0',
                view.state === 'open' && 'sw:text-ink-3',
              )}
            >
              {next && (
                <span
                  aria-hidden="true"
                  className={cx(
                    'sw:absolute sw:top-3 sw:h-full sw:@md:left-2.5 sw:@md:h-0 sw:@md:w-full sw:@md:border-l-0',
                    set
                      ? 'sw:left-[8.5px] sw:border-l-3 sw:border-signal sw:@md:top-[10.5px] sw:@md:border-t-3'
                      : 'sw:left-[9px] sw:border-l-2 sw:border-line-strong sw:@md:top-[11px] sw:@md:border-t-2',
                  )}
                />
              )}
              <Mark state={view.state} />
              <span className={cx('sw:block', here ? 'sw:font-semibold' : 'sw:font-medium')}>{view.label}</span>{' '}
              {view.date && <span className="sw:block sw:text-sm sw:text-ink-3">{view.date}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
