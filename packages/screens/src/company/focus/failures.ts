import { ApiError, currentOf, readFocusPage } from '@stellwerk/domain';
import { focusTexts } from '../../i18n/company/focus.de';
import { answerText } from '../shared/answer-text';

const texts = focusTexts;

/** Why the status of a page could not be changed (CF20, CF21). */
export function statusFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return texts.statusFailed;
  if (error.status === 401) return texts.noToken;
  return texts.statusRefused(error.status, answerText(error));
}

/** Why a known page could not be saved: only an answer that brings the stored page tells that somebody else has changed it. */
export function updateFailure(error: unknown): string {
  return currentOf(error, readFocusPage) === null ? texts.updateFailed : texts.changedMeanwhile;
}
