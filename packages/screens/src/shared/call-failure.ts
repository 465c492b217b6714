import { generalMessages, toApiError } from '@stellwerk/domain';

/**
 * Statuses for which the server's message is more specific than ours: invalid input, permissions,
 * missing data, rate limits.
 */
const EXPLAINED: readonly number[] = [400, 403, 404, 429];

/**
 * Error message of a failed call.
 * @param text fallback without a network error or a server message
 */
export function callFailure(error: unknown, text: string): string {
  const { kind, status, serverMessage } = toApiError(error);
  if (kind === 'offline') return generalMessages.offline;
  if (status === 401) return generalMessages.notLoggedIn;
  return EXPLAINED.includes(status) && serverMessage !== '' ? serverMessage : text;
}
