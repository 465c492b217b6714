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
} from '@stellwerk/domain';
import { changeFailure } from '../action-texts';
import type { ApplicationCalls } from '../calls';
import type { StatusQuestionsProps } from './StatusQuestions';
import { useHire } from './use-hire';
import { useRejection } from './use-rejection';

export interface UndoStatus {
  /** Undoes the last change of an application; a toast shows the result. Never rejects. */
  readonly undo: (application: Application) => Promise<void>;
  /**
   * Extends the undo period, and returns the current application; null after a failure, which a
   * toast shows. Never rejects.
   */
  readonly hold: (application: Application) => Promise<Application | null>;
  readonly busy: boolean;
}

/** Distinguishes an expired undo from one superseded by another change. */
const lateOr =
  (failed: string) =>
  (error: unknown): string => {
    if (!(error instanceof ApiError) || error.status !== 409) return failed;
    return error.serverMessage === '' ? generalMessages.conflict : error.serverMessage;
  };

/** Milliseconds until a time. */
export const timeLeft = (until: string): number => Date.parse(until) - Date.now();

/**
 * Name of the toast for an application's status, one per application, because the undo button of an
 * earlier change would be too late.
 */
const toastOf = ({ id }: Pick<ApplicationSummary, 'id'>): string => `status-${id}`;

/** End of the undo period as text. */
export function undoText({ name, undo }: Application): string {
  if (undo === null) return '';
  const time = formatTime(undo.until);
  return undo.message ? texts.statusMailWaitsUntil(name, time) : texts.undoPossibleUntil(time);
}

/** Undo of a status change, with its toasts (decisions 0075 and 0093). */
export function useUndoStatus({ undoStatus, holdStatus }: ApplicationCalls): UndoStatus {
  const taking = useAction(undoStatus, {
    pending: texts.undoPending,
    success: texts.undoDone,
    failure: lateOr(texts.undoFailed),
    parallel: true,
    toast: toastOf,
  });
  const holding = useAction(holdStatus, {
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
   * Sets a status; a rejection opens its dialog first, and a hire its confirmation.
   * @throws the error, after it was shown
   * @throws ChangeCancelled
   */
  readonly change: (application: ApplicationSummary, status: ApplicationStatus | StatusAlias) => Promise<unknown>;
  /** Confirmations before a change, which the view renders once. */
  readonly questions: StatusQuestionsProps;
}

/**
 * State of status changes, with toasts for the result, the delayed mail, and the undo button (CA40,
 * CA41, decision 0075). Every view uses it, so that each rejection has its reason and text
 * (decision 0076).
 * @param failure error message, except for a conflict; '' if it is shown elsewhere (A19)
 */
export function useStatusChange(calls: ApplicationCalls, failure: string): StatusChange {
  const toast = useToast();
  const { undo, hold } = useUndoStatus(calls);
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
  const set = useAction(
    (application: ApplicationSummary, status: ApplicationStatus | StatusAlias) => calls.setStatus(application, status),
    {
      pending: texts.statusPending,
      success,
      failure: changeFailure(failure),
      parallel: true,
      toast: toastOf,
    },
  );
  // The dialog shows its progress and its error.
  const reject = useAction((application: ApplicationSummary, rejection: Rejection) => calls.setStatus(application, 'REJECTED', rejection), {
    success,
    parallel: true,
    toast: toastOf,
  });
  const rejection = useRejection(reject.runOrReject, calls.keepRejectionText);
  const hire = useHire();
  return {
    change: async (application, status) => {
      const next = parseStatus(status);
      if (next === 'REJECTED') return rejection.ask(application);
      // The view has already confirmed reopening a withdrawn application.
      if (next === 'ACCEPTED' && application.status !== 'WITHDRAWN') await hire.ask(application);
      return set.runOrReject(application, status);
    },
    questions: { rejection: rejection.dialog, hire: hire.dialog },
  };
}
