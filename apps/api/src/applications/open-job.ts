import { applyMessages, formatDate, jobMessages } from '@stellwerk/domain';
import type { Context } from '../context.ts';
import { open, visible } from '../jobs/visible.ts';
import { Refusal } from '../refusal.ts';

/** A posting that can be applied to. */
export interface OpenJob {
  readonly id: number;
  readonly title: string;
  readonly company_id: number;
  readonly company_name: string;
}

/** The posting that is applied to. @throws Refusal 'not-found' for a posting that nobody sees, 'conflict' past its closing date (rule 14) */
export async function findOpenJob(context: Context, jobId: number | null): Promise<OpenJob> {
  const job =
    jobId === null
      ? undefined
      : await context.db
          .selectFrom('jobs as j')
          .innerJoin('companies as c', 'c.id', 'j.company_id')
          .select(['j.id', 'j.title', 'j.company_id', 'c.name as company_name', 'j.closes_at', open(context.now()).as('is_open')])
          .where('j.id', '=', jobId)
          .where(visible)
          .executeTakeFirst();
  if (job === undefined) throw new Refusal('not-found', applyMessages.jobNotFound);
  if (!job.is_open) throw new Refusal('conflict', jobMessages.expired(formatDate(job.closes_at?.toISOString() ?? null)));
  return job;
}
