import { generalMessages, toApiError, type ApiError, statusOf } from '@stellwerk/domain';

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

/** Whether a failure is a cancellation. */
export const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/**
 * Text of a response besides its status: the server's message, else the body without the status
 * that our message already contains.
 */
export function answerText(error: ApiError): string {
  const status = generalMessages.apiError(error.status, error.statusText);
  return error.serverMessage || (error.message.startsWith(status) ? error.message.slice(status.length).trim() : error.message);
}

/**
 * Error message of a decision that was not saved.
 * @param failed the text for an error without its own message
 */
export const decisionFailure =
  (failed: string) =>
  (error: unknown): string => {
    const status = statusOf(error);
    return status === 409 ? generalMessages.conflict : status === 403 ? generalMessages.forbidden : failed;
  };
