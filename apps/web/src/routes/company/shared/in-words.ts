import { generalMessages } from '@stellwerk/domain';
import type { SubmitFailure } from '@stellwerk/forms/company-profile-form';
import { ApiError } from '../../../data/api-error';

/**
 * Waits for a piece of work on behalf of a form; what the server says of single fields stays at those fields (decisions, rule 17).
 * @param describe - why it failed, in the words of the screen
 * @returns null when it is done, else why not; it never rejects
 */
export async function inWords(work: Promise<unknown>, describe: (error: unknown) => string): Promise<SubmitFailure | null> {
  try {
    await work;
    return null;
  } catch (error) {
    const fields = error instanceof ApiError ? error.fields : [];
    return {
      summary: [describe(error)],
      ...(fields.length > 0 && { fields: Object.fromEntries(fields.map(({ name, message }) => [name, message])) }),
    };
  }
}

/** HTTP status of a failed call; 0 without an answer. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** What an answer says besides its status: the server's message, else the body without the status that our message puts before it. */
export function answerText(error: ApiError): string {
  const status = generalMessages.apiError(error.status, error.statusText);
  return error.serverMessage || (error.message.startsWith(status) ? error.message.slice(status.length).trim() : error.message);
}
