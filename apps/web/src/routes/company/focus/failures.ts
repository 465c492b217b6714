import { ApiError } from '../../../data/api-error';
import { focusWords } from '../../../i18n/company/focus.de';
import { answerText } from '../shared/in-words';

const words = focusWords;

/** Why the status of a page could not be changed (CF20, CF21). */
export function statusFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return words.statusFailed;
  if (error.status === 401) return words.noToken;
  return words.statusRefused(error.status, answerText(error));
}
