import { applicationMessages, type ApplicationStatus, type StatusChange, type StepperChoice } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { useId, useRef, useState, type ComponentPropsWithRef } from 'react';
import { FieldError } from '../../components/field';
import { de } from '../i18n/de';
import { InlineQuestion } from '../shared/InlineQuestion';
import { usePending } from '../shared/usePending';
import { Siding, SidingRails } from './Siding';
import { Step } from './Step';
import { isCurrent, lastChange, stepViews } from './steps';

export interface StatusStepperProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** Where the application stands. */
  status: ApplicationStatus;
  /** Changes so far; they give the days of reaching. @default [] */
  history?: readonly StatusChange[];
  /** ISO moment of receipt, the day of 'Neu' where the history has none. @default null */
  receivedAt?: string | null;
  /**
   * A step was chosen; never called for the current one (CA54). 'Abgelehnt' and leaving 'Zurückgezogen' are asked about before
   * (CA55, A04). While a returned promise is open, the step waits and presses are ignored; a rejected one leaves everything as it was.
   */
  onChoose: (choice: StepperChoice) => void | Promise<unknown>;
  /** The step that is being set, where the caller does not return a promise. @default null */
  pending?: StepperChoice | null;
  /** What went wrong with the last choice, read out at once. */
  failure?: string;
}

function sideNote(status: ApplicationStatus, history: readonly StatusChange[]): string | null {
  const change = lastChange(history, status);
  if (!change?.date) return null;
  if (status === 'REJECTED') return de.stepper.rejectedOn(change.date, change.by);
  return status === 'WITHDRAWN' ? de.stepper.withdrawnOn(change.date) : null;
}

/** The status of an application as a track with a siding: Neu, In Bearbeitung, Interview, Eingestellt, beside it Abgelehnt (001 §4). */
export function StatusStepper({
  status,
  history = [],
  receivedAt = null,
  onChoose,
  pending = null,
  failure,
  className,
  ...rest
}: StatusStepperProps) {
  const [asked, setAsked] = useState<StepperChoice | null>(null);
  const [running, start] = usePending(onChoose);
  const asker = useRef<HTMLElement>(null);
  const id = useId();
  const waiting = pending ?? running;
  const busy = waiting !== null;
  const views = stepViews(status, history, receivedAt);
  const note = sideNote(status, history);

  const choose = (choice: StepperChoice, button: HTMLElement): void => {
    if (busy || isCurrent(choice, status)) return;
    asker.current = button;
    if (choice === 'rejected' || status === 'WITHDRAWN') setAsked(choice);
    else void start(choice);
  };
  const answer = (consent: boolean): void => {
    setAsked(null);
    asker.current?.focus();
    if (consent && asked !== null) void start(asked);
  };

  return (
    <fieldset
      aria-label={de.stepper.name}
      aria-busy={busy || undefined}
      className={cx('sw:@container sw:grid sw:gap-4', className)}
      {...rest}
    >
      <div className="sw:relative">
        <SidingRails set={status === 'REJECTED'} />
        <ol className="sw:relative sw:@sm:grid sw:@sm:grid-cols-[1fr_1fr_1fr_148px]">
          {views.map((view, index) => {
            const next = views[index + 1];
            return (
              <Step
                key={view.step}
                view={view}
                leadsOn={next !== undefined}
                set={next !== undefined && next.state !== 'open'}
                pending={waiting === view.step}
                busy={busy}
                onChoose={(button) => choose(view.step, button)}
              />
            );
          })}
        </ol>
        <Siding
          current={status === 'REJECTED'}
          pending={waiting === 'rejected'}
          busy={busy}
          asked={asked === 'rejected'}
          onChoose={(button) => choose('rejected', button)}
        />
      </div>
      {note && <p className="sw:text-sm sw:text-ink-2">{note}</p>}
      {asked && (
        <InlineQuestion
          question={asked === 'rejected' ? applicationMessages.rejectQuestion : de.stepper.withdrawnQuestion}
          hint={status === 'WITHDRAWN' ? de.stepper.withdrawnHint : undefined}
          confirmLabel={asked === 'rejected' ? applicationMessages.rejectConfirm : de.stepper.withdrawnConfirm}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        />
      )}
      {failure && (
        <div role="alert">
          <FieldError id={`${id}-failure`}>{failure}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
