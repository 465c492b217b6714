import { UnreadableAnswer } from '../errors/api-error';
import { readJob, type Job } from './read/job';
import { unwrapJob } from './read/wrapped';

/**
 * Reads the preview of a job. The public page shows any response; the preview of an own job shows an error instead (PJ58).
 * @throws UnreadableAnswer for a response with neither id nor title
 */
export function readJobPreview(answer: unknown, fallbackId = ''): Job {
  const job = unwrapJob(answer);
  if (!('id' in job) && !('title' in job)) throw new UnreadableAnswer('There is neither an id nor a title.');
  return readJob(answer, fallbackId);
}
