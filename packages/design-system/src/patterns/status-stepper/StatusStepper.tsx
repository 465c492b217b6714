import { applicationMessages, type ApplicationStatus, type StatusChange, type StepperChoice } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { useId, useRef, useState, type ComponentPropsWithRef } from 'react';
import { FieldError } from '../../components/field';
import { de } from '../i18n/de';
import { useAction } from '../action';
import { InlineQuestion } from '../shared/InlineQuestion';
import { RejectedBranch, RejectedStep } from './RejectedStep';
import { Step } from './Step';
import { isCurrent, lastChange, stepViews } from './steps';

export interface StatusStepperProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** Status of the application. */
  status: ApplicationStatus;
  /** Changes so far, with the dates of the reached steps. @default [] */
  history?: readonly StatusChange[];
  /** ISO time of receipt, the date of 'Neu' if the history has none. @default null */
  receivedAt?: string | null;
  /**
   * Called with the selected step; never with the current one (CA54). 'Abgelehnt' and leaving
   * 'Zurückgezogen' require a confirmation (CA55, A04). While a returned promise is pending, the
   * step shows it and clicks are ignored; a rejected one changes nothing.
   */
  onChoose: (choice: StepperChoice) => void | Promise<unknown>;
  /**
   * Whether to confirm a rejection before `onChoose`; false if the caller asks itself, for more
   * than a confirmation.
   * @default true
   */
  askRejection?: boolean;
  /** The step that is being saved, if `onChoose` returns no promise. @default null */
  pending?: StepperChoice | null;
  /** Error of the last save; announced at once. */
  failure?: string;
}

function sideNote(status: ApplicationStatus, history: readonly StatusChange[]): string | null {
  const change = lastChange(history, status);
  if (!change?.date) return null;
  if (status === 'REJECTED') return de.stepper.rejectedOn(change.date, change.by);
  return status === 'WITHDRAWN' ? de.stepper.withdrawnOn(change.date) : null;
}

interface StepsProps {
  views: ReturnType<typeof stepViews>;
  waiting: StepperChoice | null;
  busy: boolean;
  onChoose: (choice: StepperChoice, button: HTMLElement) => void;
}

function Steps({ views, waiting, busy, onChoose }: StepsProps) {
  return (
    <ol className="sw-stepper-steps sw:relative">
      {views.map((view, index) => {
        const next = views[index + 1];
        return (
          <Step
            key={view.step}
            view={view}
            hasNext={next !== undefined}
            nextReached={next !== undefined && next.state !== 'open'}
            pending={waiting === view.step}
            busy={busy}
            onChoose={(button) => onChoose(view.step, button)}
          />
        );
      })}
    </ol>
  );
}

/**
 * The status of an application as a track: Neu, In Bearbeitung, Interview, Eingestellt, and a
 * branch to Abgelehnt (001 §4).
 * @example
 * <StatusStepper status="INTERVIEW_SCHEDULED" history={application.history} onChoose={saveStatus} />
 */
export function StatusStepper({
  status,
  history = [],
  receivedAt = null,
  onChoose,
  askRejection = true,
  pending = null,
  failure,
  className,
  ...rest
}: StatusStepperProps) {
  const [asked, setAsked] = useState<StepperChoice | null>(null);
  const action = useAction(onChoose);
  const asker = useRef<HTMLElement>(null);
  const id = useId();
  const waiting = pending ?? action.args?.[0] ?? null;
  const busy = waiting !== null;
  const views = stepViews(status, history, receivedAt);
  const note = sideNote(status, history);

  const choose = (choice: StepperChoice, button: HTMLElement): void => {
    if (busy || isCurrent(choice, status)) return;
    asker.current = button;
    if (choice === 'rejected' ? askRejection : status === 'WITHDRAWN') setAsked(choice);
    else void action.run(choice);
  };
  const answer = (consent: boolean): void => {
    setAsked(null);
    asker.current?.focus();
    if (consent && asked !== null) void action.run(asked);
  };

  return (
    <fieldset
      aria-label={de.stepper.name}
      aria-busy={busy || undefined}
      className={cx('sw:@container sw:grid sw:gap-4', className)}
      {...rest}
    >
      <div className="sw-stepper">
        <RejectedBranch reached={status === 'REJECTED'} />
        <Steps {...{ views, waiting, busy }} onChoose={choose} />
        <RejectedStep
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
