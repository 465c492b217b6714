import { ApiError, statusOf } from '@stellwerk/domain';
import { settingsTexts } from '../../i18n/company/settings.de';
import { answerText } from '../shared/answer-text';

const texts = settingsTexts.company;

/** Why the company could not be saved (CS12 to CS14). */
export function saveFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return texts.saveFailed;
  if (error.status === 401) return texts.notAuthenticated;
  // What a person can do something about is said by the server: an address to be confirmed, somebody who was faster.
  if ((error.status === 403 || error.status === 409) && error.serverMessage !== '') return error.serverMessage;
  return texts.saveRefused(error.status, error.statusText || answerText(error));
}

/** Why the logo could not be stored or removed: without a status nobody knows (CS16 to CS18). */
export const logoFailure =
  (text: string) =>
  (error: unknown): string =>
    statusOf(error) === 0 ? texts.logoUnexpected : text;
