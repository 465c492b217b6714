import { generalMessages, toApiError } from '@stellwerk/domain';
import { mailboxTexts } from '../../i18n/mailbox.de';

/** What the server says better than we do: to whom one may write, and how often. */
const EXPLAINED: readonly number[] = [400, 403, 404, 429];

/** Why a message did not go out (CM16, CM18). */
export function sendFailure(error: unknown): string {
  const { kind, status, serverMessage } = toApiError(error);
  if (kind === 'offline') return generalMessages.offline;
  if (status === 401) return generalMessages.notLoggedIn;
  return EXPLAINED.includes(status) && serverMessage !== '' ? serverMessage : mailboxTexts.sendFailed;
}
