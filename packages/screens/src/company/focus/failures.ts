import { ApiError, currentOf, readFocusPage } from '@stellwerk/domain';
import { focusTexts } from '../../i18n/company/focus.de';
import { answerText } from '../../shared/call-failure';

const texts = focusTexts;

/** Error message of a failed status change (CF20, CF21). */
export function statusFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return texts.statusFailed;
  if (error.status === 401) return texts.noToken;
  return texts.statusRefused(error.status, answerText(error));
}

/** Failure of saving an existing page; a response with the stored page is a conflict. */
export function updateFailure(error: unknown): string {
  return currentOf(error, readFocusPage) === null ? texts.updateFailed : texts.changedMeanwhile;
}
