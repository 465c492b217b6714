import { berlinDay } from '../dates';
import type { Job } from './read/job';
import { jobFallbacks } from './read/fallbacks.de';

/** Place of a job in the designs: location, else city, else 'Remote' (A35, PJ11). */
export function designPlace(job: Pick<Job, 'location' | 'city'>): string {
  return job.location || job.city || jobFallbacks.location;
}

/** Place of a job on list cards and in the place filter: city, else location (A35). */
export function listPlace(job: Pick<Job, 'location' | 'city'>): string {
  return job.city || job.location;
}

/** Date that counts as publication: publishedAt, else createdAt (A34). ISO or null. */
export function publishedDate(job: Pick<Job, 'publishedAt' | 'createdAt'>): string | null {
  return job.publishedAt ?? job.createdAt;
}

/** Whether a job is past its closing date at the given moment; it stays open through that day in Berlin (rule 14). */
export function isExpired(job: Pick<Job, 'closesAt'>, now: Date): boolean {
  if (job.closesAt === null) return false;
  return berlinDay(now) > berlinDay(job.closesAt);
}
