import type { Db } from '../../platform/db/engine.ts';
import { open, visible } from './visible.ts';
import type { CompanyId, JobId } from '../../platform/ids.ts';

/** A visible job with the fields that an application needs. */
export interface JobToApplyTo {
  readonly id: JobId;
  readonly title: string;
  readonly company_id: CompanyId;
  readonly company_name: string;
  readonly closes_at: Date | null;
  /** Whether its closing date has not passed. */
  readonly is_open: boolean;
}

/** The job with this id for an application; null for an invisible one. */
export async function findJobToApplyTo(db: Db, jobId: JobId, now: Date): Promise<JobToApplyTo | null> {
  const row = await db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .select(['j.id', 'j.title', 'j.company_id', 'c.name as company_name', 'j.closes_at', open(now).as('is_open')])
    .where('j.id', '=', jobId)
    .where(visible)
    .executeTakeFirst();
  return row ?? null;
}
