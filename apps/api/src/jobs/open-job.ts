import { applyMessages, formatDate, jobMessages } from '@stellwerk/domain';
import type { Context } from '../context.ts';
import { CallError } from '@stellwerk/domain/endpoints';
import type { Db } from '../db/engine.ts';
import { open, visible } from './visible.ts';

/** A visible job as somebody applies to it. */
export interface JobToApplyTo {
  readonly id: number;
  readonly title: string;
  readonly company_id: number;
  readonly company_name: string;
  readonly closes_at: Date | null;
  /** Whether its closing date has not passed. */
  readonly is_open: boolean;
}

async function findJobToApplyTo(db: Db, jobId: number, now: Date): Promise<JobToApplyTo | null> {
  const row = await db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .select(['j.id', 'j.title', 'j.company_id', 'c.name as company_name', 'j.closes_at', open(now).as('is_open')])
    .where('j.id', '=', jobId)
    .where(visible)
    .executeTakeFirst();
  return row ?? null;
}

/** The job that is applied to or recommended. @throws CallError 'not-found' for one that nobody sees, 'conflict' past its closing date (rule 14) */
export async function openJob(context: Context, jobId: number | null): Promise<JobToApplyTo> {
  const job = jobId === null ? null : await findJobToApplyTo(context.db, jobId, context.now());
  if (job === null) throw new CallError('not-found', applyMessages.jobNotFound);
  if (!job.is_open) throw new CallError('conflict', jobMessages.expired(formatDate(job.closes_at?.toISOString() ?? null)));
  return job;
}
