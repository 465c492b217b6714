import { ApiError } from '../../../data/api-error';
import { settingsWords } from '../../../i18n/company/settings.de';
import { answerText, statusOf } from '../shared/in-words';

const words = settingsWords.company;

/** Why the company could not be saved (CS12 to CS14). */
export function saveFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return words.saveFailed;
  if (error.status === 401) return words.notAuthenticated;
  return words.saveRefused(error.status, error.statusText || answerText(error));
}

/** Why the logo could not be stored or removed: without a status nobody knows (CS16 to CS18). */
export const logoFailure =
  (text: string) =>
  (error: unknown): string =>
    statusOf(error) === 0 ? words.logoUnexpected : text;
