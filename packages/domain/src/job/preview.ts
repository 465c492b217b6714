import { UnreadableAnswer } from '../errors/api-error';
import { readJob, type Job } from './read/job';
import { unwrapJob } from './read/wrapped';

/**
 * Reads the preview of a job. The public page shows whatever came; who looks at an own job gets an error (PJ58).
 * @throws UnreadableAnswer for an answer with neither id nor title
 */
export function readJobPreview(answer: unknown, fallbackId = ''): Job {
  const job = unwrapJob(answer);
  if (!('id' in job) && !('title' in job)) throw new UnreadableAnswer('There is neither an id nor a title.');
  return readJob(answer, fallbackId);
}
