import { DEFAULT_JOB_TEMPLATE, type JobTemplate } from '@stellwerk/domain';
import type { Db } from '../../platform/db/engine.ts';
import type { JobRow } from '../../jobs/job/store.ts';
import type { CompanyId } from '../../platform/ids.ts';

const BATCH = 100;

/** All jobs of a company that are not deleted, oldest first, read in batches to save memory. */
export async function* jobsOf(db: Db, companyId: CompanyId): AsyncGenerator<JobRow> {
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom('jobs')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('deleted_at', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** The design of a company's jobs: that of its newest one. */
export async function designOf(db: Db, companyId: CompanyId): Promise<JobTemplate> {
  const newest = await db
    .selectFrom('jobs')
    .select('template')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return newest?.template ?? DEFAULT_JOB_TEMPLATE;
}
