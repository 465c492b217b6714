import { generalMessages, toApiError } from '@stellwerk/domain';

/** What the server says better than we do: what one may do, and how often. */
const EXPLAINED: readonly number[] = [400, 403, 404, 429];

/** Why a call failed. @param text where neither the line nor the server says why */
export function callFailure(error: unknown, text: string): string {
  const { kind, status, serverMessage } = toApiError(error);
  if (kind === 'offline') return generalMessages.offline;
  if (status === 401) return generalMessages.notLoggedIn;
  return EXPLAINED.includes(status) && serverMessage !== '' ? serverMessage : text;
}
