import { useAction } from '@stellwerk/design-system/patterns';
import {
  ApiError,
  applicationMessages as texts,
  generalMessages,
  type Application,
  type ApplicationStatus,
  type ApplicationSummary,
  type StatusAlias,
  type StatusUndo,
} from '@stellwerk/domain';
import { statusFailure } from '../action-texts';

/** The calls behind a change of status. */
export interface StatusCalls {
  /**
   * Sets the status by either vocabulary and answers with the application as it is now; rejects when it failed.
   * @param application as the person saw it
   */
  readonly onStatus: (application: ApplicationSummary, status: ApplicationStatus | StatusAlias) => Promise<Application>;
  /** Takes the last change back; rejects when it failed or came too late. */
  readonly onUndo: (application: ApplicationSummary, undo: StatusUndo) => Promise<unknown>;
}

export interface UndoStatus {
  /** Takes the last change of an application back; a toast says how it ended. Never rejects. */
  readonly undo: (application: Application) => Promise<void>;
  readonly busy: boolean;
}

/** A change that came too late or was followed by another says which of them it was. */
const undoFailure = (error: unknown): string => {
  if (!(error instanceof ApiError) || error.status !== 409) return texts.undoFailed;
  return error.serverMessage === '' ? generalMessages.conflict : error.serverMessage;
};

/** Taking a status back, with its toasts (decision 0075). */
export function useUndoStatus({ onUndo }: Pick<StatusCalls, 'onUndo'>): UndoStatus {
  const { run, busy } = useAction((application: Application, undo: StatusUndo) => onUndo(application, undo), {
    pending: texts.undoPending,
    success: texts.undoDone,
    failure: undoFailure,
    parallel: true,
  });
  return {
    busy,
    undo: async (application) => {
      if (application.undo !== null) await run(application, application.undo);
    },
  };
}

/**
 * Changing a status, with its toasts: how it ended, that a message waits, and the button that takes it back (CA40, CA41, decision 0075).
 * @param failure why it failed, where no other person was faster; '' is read elsewhere (A19)
 */
export function useStatusChange({ onStatus, onUndo }: StatusCalls, failure: string) {
  const { undo } = useUndoStatus({ onUndo });
  return useAction(onStatus, {
    pending: texts.statusPending,
    success: (changed) => ({
      text: texts.statusDone,
      ...(changed.undo !== null && {
        detail: changed.undo.message ? texts.statusMailWaits(changed.name) : undefined,
        action: { label: texts.undo, onClick: () => void undo(changed) },
      }),
    }),
    failure: statusFailure(failure),
    parallel: true,
  });
}
