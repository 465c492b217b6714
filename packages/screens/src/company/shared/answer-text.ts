import { generalMessages, type ApiError } from '@stellwerk/domain';

/** The text of an answer besides its status: the server's message, else the body without the status that our message puts before it. */
export function answerText(error: ApiError): string {
  const status = generalMessages.apiError(error.status, error.statusText);
  return error.serverMessage || (error.message.startsWith(status) ? error.message.slice(status.length).trim() : error.message);
}
