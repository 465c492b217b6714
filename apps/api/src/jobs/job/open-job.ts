import { applyMessages, formatDate, jobMessages } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import type { Context } from '../../platform/context/context.ts';
import { findJobToApplyTo, type JobToApplyTo } from './open-job-store.ts';
import type { JobId } from '../../platform/ids.ts';

/**
 * The job of an application or a referral. @throws CallError 'not-found' for an invisible one, 'conflict' past its closing date (rule 14)
 */
export async function openJob(context: Context, jobId: JobId | null): Promise<JobToApplyTo> {
  const job = jobId === null ? null : await findJobToApplyTo(context.db, jobId, context.now());
  if (job === null) throw new CallError('not-found', applyMessages.jobNotFound);
  if (!job.is_open) throw new CallError('conflict', jobMessages.expired(formatDate(job.closes_at?.toISOString() ?? null)));
  return job;
}
