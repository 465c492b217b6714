import { authMessages } from '@stellwerk/domain';
import type { SubmitFailure } from '@stellwerk/forms/auth';
import { toApiError, type ApiError } from '../api-error';

/** A failed call in the words of a form: the server's message above, its field messages at the fields (decisions, rule 17). */
export function toFailure(error: ApiError): SubmitFailure {
  const fields = Object.fromEntries(error.fields.map(({ name, message }) => [name, message]));
  return error.fields.length === 0 ? { summary: [error.message] } : { summary: [error.message], fields };
}

/** A refused login: one neutral text, whatever the server says beside it (O01). */
export function toLoginFailure(error: ApiError): SubmitFailure {
  return error.status === 401 ? { summary: [authMessages.wrongLogin] } : toFailure(error);
}

/** Does the work of a form. @returns null when it is done, else why not; it never rejects. */
export async function attempt(
  work: () => Promise<void>,
  describe: (error: ApiError) => SubmitFailure = toFailure,
): Promise<SubmitFailure | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return describe(toApiError(error));
  }
}
