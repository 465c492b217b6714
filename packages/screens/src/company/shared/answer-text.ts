import { generalMessages, type ApiError } from '@stellwerk/domain';

/**
 * Text of a response besides its status: the server's message, else the body without the status
 * that our message already contains.
 */
export function answerText(error: ApiError): string {
  const status = generalMessages.apiError(error.status, error.statusText);
  return error.serverMessage || (error.message.startsWith(status) ? error.message.slice(status.length).trim() : error.message);
}
