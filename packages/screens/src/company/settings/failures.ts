import { ApiError, statusOf } from '@stellwerk/domain';
import { settingsTexts } from '../../i18n/company/settings.de';
import { answerText } from '../../shared/call-failure';

const texts = settingsTexts.company;

/** Error message of a failed save of the company (CS12 to CS14). */
export function saveFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return texts.saveFailed;
  if (error.status === 401) return texts.notAuthenticated;
  // The server's message is used for errors that a person can fix: an unconfirmed email address, a
  // conflict.
  if ((error.status === 403 || error.status === 409) && error.serverMessage !== '') return error.serverMessage;
  return texts.saveRefused(error.status, error.statusText || answerText(error));
}

/**
 * Error message of a failed upload or removal of the logo; a general one without a status (CS16 to
 * CS18).
 */
export const logoFailure =
  (text: string) =>
  (error: unknown): string =>
    statusOf(error) === 0 ? texts.logoUnexpected : text;
