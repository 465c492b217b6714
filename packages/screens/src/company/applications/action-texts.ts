import { applicationMessages as texts, generalMessages, statusOf } from '@stellwerk/domain';

/** What is said of an action: while it goes on, and in the same place how it ended. */
export interface ActionToasts {
  readonly pending: string;
  readonly success: string;
  /** '' closes the toast without another message. */
  readonly failure: string | ((error: unknown) => string);
}

/** Why a status was not changed. Where somebody else was faster, every view says so (O96, W34); else it has its own text (A19). */
export const statusFailure =
  (failure: string) =>
  (error: unknown): string =>
    statusOf(error) === 409 ? generalMessages.conflict : failure;

export const notesToasts: ActionToasts = { pending: texts.notesPending, success: texts.notesDone, failure: texts.notesFailed };

export const ratingToasts: ActionToasts = { pending: texts.ratingPending, success: texts.ratingDone, failure: texts.ratingFailed };
