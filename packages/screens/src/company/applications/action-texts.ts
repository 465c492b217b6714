import { applicationMessages as texts, generalMessages, messageOf, statusOf } from '@stellwerk/domain';

/** What is said of an action: while it goes on, and in the same place how it ended. */
export interface ActionToasts {
  readonly pending: string;
  readonly success: string;
  /** '' closes the toast without another message. */
  readonly failure: string | ((error: unknown) => string);
}

/**
 * Why nothing was changed. Where somebody else was faster (O96, W34), and where it is one's own application, every view says so; else
 * it has its own text (A19).
 */
export const changeFailure =
  (failure: string) =>
  (error: unknown): string => {
    if (statusOf(error) === 409) return generalMessages.conflict;
    return messageOf(error) === texts.own ? texts.own : failure;
  };

export const notesToasts: ActionToasts = {
  pending: texts.notesPending,
  success: texts.notesDone,
  failure: changeFailure(texts.notesFailed),
};

export const ratingToasts: ActionToasts = {
  pending: texts.ratingPending,
  success: texts.ratingDone,
  failure: changeFailure(texts.ratingFailed),
};
