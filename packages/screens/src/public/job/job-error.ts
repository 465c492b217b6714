import { type ApiError, generalMessages, jobMessages } from '@stellwerk/domain';

/** Number of retries after a loading failure of a job (PJ49). */
export const JOB_RETRIES = 2;

/** Text of the error view below its heading, by the response's status (000 §8, PJ51 to PJ55). */
export function jobErrorText(error: ApiError): string {
  if (error.kind === 'offline') return generalMessages.offline;
  if (error.status === 403) return jobMessages.forbidden;
  if (error.status === 404) return jobMessages.notFound;
  if (error.status >= 500) return jobMessages.serverError;
  return error.serverMessage || jobMessages.other;
}
