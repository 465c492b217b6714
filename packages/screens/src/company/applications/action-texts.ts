import { applicationMessages as texts, generalMessages, messageOf, statusOf } from '@stellwerk/domain';
import type { LoadFailure } from '@stellwerk/design-system';
import { applicationPageTexts } from '../../i18n/company/applications.de';

/** Toast texts of an action: during the run, and its result in the same toast. */
export interface ActionToasts {
  readonly pending: string;
  readonly success: string;
  /** '' closes the toast without another message. */
  readonly failure: string | ((error: unknown) => string);
}

/**
 * Error message of a failed change. A conflict (O96, W34) and a person's own application have the
 * same message in every view; other errors have a text per view (A19).
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

/** Failure texts of an application: missing or of another company; or not loaded (CA70, CA72). */
export function applicationFailure(error: unknown): LoadFailure {
  if (statusOf(error) === 404) return { title: applicationPageTexts.notFound, children: applicationPageTexts.notFoundText, final: true };
  return { title: applicationPageTexts.loadFailed, children: generalMessages.retryLater };
}
