import { ApiError } from '../errors/api-error';
import { generalMessages } from '../messages';
import { readJob, type Job } from './read';
import { unwrapJob } from './wire-job';

/**
 * Reads the preview of a job. The public page shows whatever came; who looks at an own job gets an error (PJ58).
 * @throws ApiError 'json' for an answer with neither id nor title
 */
export function readJobPreview(answer: unknown, fallbackId = ''): Job {
  const job = unwrapJob(answer);
  if (!('id' in job) && !('title' in job)) throw new ApiError('json', generalMessages.invalidJson, { status: 200 });
  return readJob(answer, fallbackId);
}
