import { ApiError } from '../../../data/api-error';
import { focusWords } from '../../../i18n/company/focus.de';

const words = focusWords;

/** Why the status of a page could not be changed (CF20, CF21). */
export function statusFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return words.statusFailed;
  if (error.status === 401) return words.noToken;
  // Without a message of the server, ours begins with the status: that stands before it anyway.
  return words.statusRefused(error.status, error.serverMessage || error.message.replace(/^API-Fehler: \d+ ?/u, ''));
}
