import { berlinDay } from '../dates';
import type { Job } from './read/job';

/** Whether a job is past its closing date at the given moment; it stays open through that day in Berlin (rule 14). */
export function isExpired(job: Pick<Job, 'closesAt'>, now: Date): boolean {
  if (job.closesAt === null) return false;
  return berlinDay(now) > berlinDay(job.closesAt);
}
