import { FIRST_LOOK_STATUSES, isBlindAfter, type ApplicationStatus } from '@stellwerk/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { ApplicationId, JobId } from '../../platform/ids.ts';

/** Hides applicants from the company (decision 0079). */

type Trx = Transaction<Database>;

/** Whether a new application to a job is hidden. The option is locked until the transaction ends. */
export async function isBlindAtFirst(trx: Trx, jobId: JobId): Promise<boolean> {
  const job = await trx.selectFrom('jobs').select('blind_review').where('id', '=', jobId).forShare().executeTakeFirstOrThrow();
  return job.blind_review;
}

/** Whether an application, locked by the caller, is hidden in a given status. */
export async function isBlindWith(trx: Trx, applicationId: ApplicationId, status: ApplicationStatus): Promise<boolean> {
  const { before, blindReview } = await trx
    .selectFrom('applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .select(['a.blind as before', 'j.blind_review as blindReview'])
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return isBlindAfter(status, { blindReview, before });
}

/** Hides or shows the applications of a job, locked by the caller, whose option has changed. Rejected applicants were seen already. */
export async function applyBlindReview(trx: Trx, jobId: JobId, blindReview: boolean): Promise<void> {
  await trx
    .updateTable('applications')
    .set({ blind: blindReview })
    .where('job_id', '=', jobId)
    .where('blind', '<>', blindReview)
    .$if(blindReview, (query) => query.where('status', 'in', [...FIRST_LOOK_STATUSES]))
    .execute();
}
