import { useToast, type ToastMore } from '@stellwerk/design-system';
import { useAction, type ToastText } from '@stellwerk/design-system/patterns';
import {
  ApiError,
  applicationMessages as texts,
  formatTime,
  generalMessages,
  parseStatus,
  type Application,
  type ApplicationStatus,
  type ApplicationSummary,
  type Rejection,
  type StatusAlias,
  type StatusUndo,
} from '@stellwerk/domain';
import { changeFailure } from '../action-texts';
import type { StatusQuestionsProps } from './StatusQuestions';
import { useHire } from './use-hire';
import { useRejection, type KeepRejectionText } from './use-rejection';

/** The calls behind a change of status. */
export interface StatusCalls {
  /**
   * Sets the status by either vocabulary and answers with the application as it is now; rejects when it failed.
   * @param application as the person saw it
   * @param rejection with the status REJECTED
   */
  readonly onStatus: (
    application: ApplicationSummary,
    status: ApplicationStatus | StatusAlias,
    rejection?: Rejection,
  ) => Promise<Application>;
  /** Takes the last change back; rejects when it failed or came too late. */
  readonly onUndo: (application: ApplicationSummary, undo: StatusUndo) => Promise<unknown>;
  /** Lets the message about the last change wait longer (decision 0093); answers with the application as it is now, rejects as `onUndo`. */
  readonly onHold: (application: ApplicationSummary, undo: StatusUndo) => Promise<Application>;
  /** Keeps the text of rejections for a job (decision 0076). @default nobody may */
  readonly onKeepRejectionText?: KeepRejectionText;
}

/** The calls that take a change back, or give more time for it. */
export type UndoCalls = Pick<StatusCalls, 'onUndo' | 'onHold'>;

export interface UndoStatus {
  /** Takes the last change of an application back; a toast says how it ended. Never rejects. */
  readonly undo: (application: Application) => Promise<void>;
  /** Gives more time for it, and answers with the application as it is now; null where a toast says why it failed. Never rejects. */
  readonly hold: (application: Application) => Promise<Application | null>;
  readonly busy: boolean;
}

/** A change that came too late or was followed by another says which of them it was. */
const lateOr =
  (failed: string) =>
  (error: unknown): string => {
    if (!(error instanceof ApiError) || error.status !== 409) return failed;
    return error.serverMessage === '' ? generalMessages.conflict : error.serverMessage;
  };

/** Milliseconds until a moment. */
export const timeLeft = (until: string): number => Date.parse(until) - Date.now();

/** An application has one toast for its status: the button of an earlier change would come too late. */
const toastOf = ({ id }: Pick<ApplicationSummary, 'id'>): string => `status-${id}`;

/** Until when a change can be taken back, as the person reads it. */
export function undoText({ name, undo }: Application): string {
  if (undo === null) return '';
  const time = formatTime(undo.until);
  return undo.message ? texts.statusMailWaitsUntil(name, time) : texts.undoPossibleUntil(time);
}

/** Taking a status back, with its toasts (decisions 0075 and 0093). */
export function useUndoStatus({ onUndo, onHold }: UndoCalls): UndoStatus {
  const taking = useAction((application: Application, undo: StatusUndo) => onUndo(application, undo), {
    pending: texts.undoPending,
    success: texts.undoDone,
    failure: lateOr(texts.undoFailed),
    parallel: true,
    toast: toastOf,
  });
  const holding = useAction((application: Application, undo: StatusUndo) => onHold(application, undo), {
    failure: lateOr(texts.holdFailed),
    parallel: true,
    toast: toastOf,
  });
  return {
    busy: taking.busy,
    undo: async (application) => {
      if (application.undo !== null) await taking.run(application, application.undo);
    },
    hold: async (application) => {
      const outcome = application.undo && (await holding.run(application, application.undo));
      return outcome?.ok === true ? outcome.result : null;
    },
  };
}

export interface StatusChange {
  /**
   * Sets a status; a rejection opens its dialog first, and hiring asks.
   * @throws the error, after it was shown
   * @throws ChangeCancelled
   */
  readonly change: (application: ApplicationSummary, status: ApplicationStatus | StatusAlias) => Promise<unknown>;
  /** What is asked before a change, which the view renders once. */
  readonly questions: StatusQuestionsProps;
}

/**
 * Changing a status, with its toasts: how it ended, that a message waits, and the button that takes it back (CA40, CA41, decision 0075).
 * Every view comes through here, so that each rejection has its reason and its text (decision 0076).
 * @param failure why it failed, where no other person was faster; '' is read elsewhere (A19)
 */
export function useStatusChange({ onStatus, onUndo, onHold, onKeepRejectionText }: StatusCalls, failure: string): StatusChange {
  const toast = useToast();
  const { undo, hold } = useUndoStatus({ onUndo, onHold });
  function offer(changed: Application): ToastMore {
    if (changed.undo === null) return {};
    return {
      action: { label: texts.undo, onClick: () => void undo(changed) },
      second: { label: texts.hold, onClick: () => void wait(changed) },
      stays: timeLeft(changed.undo.until),
    };
  }
  async function wait(application: Application): Promise<void> {
    const held = await hold(application);
    if (held !== null) toast.success(undoText(held), toastOf(held), offer(held));
  }
  const success = (changed: Application): ToastText => ({
    text: texts.statusDone,
    ...(changed.undo !== null && { detail: changed.undo.message ? texts.statusMailWaits(changed.name) : texts.undoPossible }),
    ...offer(changed),
  });
  const set = useAction((application: ApplicationSummary, status: ApplicationStatus | StatusAlias) => onStatus(application, status), {
    pending: texts.statusPending,
    success,
    failure: changeFailure(failure),
    parallel: true,
    toast: toastOf,
  });
  // Its dialog says that it is under way, and why it failed.
  const reject = useAction((application: ApplicationSummary, rejection: Rejection) => onStatus(application, 'REJECTED', rejection), {
    success,
    parallel: true,
    toast: toastOf,
  });
  const rejection = useRejection(reject.runOrReject, onKeepRejectionText);
  const hire = useHire();
  return {
    change: async (application, status) => {
      const next = parseStatus(status);
      if (next === 'REJECTED') return rejection.ask(application);
      // Whoever takes up a withdrawn one was asked by the view.
      if (next === 'ACCEPTED' && application.status !== 'WITHDRAWN') await hire.ask(application);
      return set.runOrReject(application, status);
    },
    questions: { rejection: rejection.dialog, hire: hire.dialog },
  };
}
