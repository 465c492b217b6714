import { messages } from '@stellwerk/domain';
import type { ApiError } from '../../../data/api-error';

/** What the error view says below its heading, by the answer's status (000 §8, PJ51 to PJ55). */
export function jobErrorText(error: ApiError): string {
  if (error.kind === 'offline') return messages.general.offline;
  if (error.status === 403) return messages.job.forbidden;
  if (error.status === 404) return messages.job.notFound;
  if (error.status >= 500) return messages.job.serverError;
  return error.serverMessage || messages.job.other;
}
