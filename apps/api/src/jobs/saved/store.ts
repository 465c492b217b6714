import { isExpired, SAVED_JOBS_LIMIT, savedJobMessages, type JobAvailability } from '@stellwerk/domain';
import { CallError, type shapes } from '@stellwerk/domain/endpoints';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { lockAccount } from '../../companies/company/store.ts';
import type { Db } from '../../platform/db/engine.ts';
import { rowsOf } from '../search/list-store.ts';
import { jobCardWire } from '../job/to-wire.ts';
import { visible } from '../job/visible.ts';
import type { JobId, UserId } from '../../platform/ids.ts';

type SavedJobWire = z.input<typeof shapes.savedJob>;

/** Saved jobs of an account, the newest first; at most `SAVED_JOBS_LIMIT`. */
export async function savedIds(db: Db, userId: UserId): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('saved_jobs')
    .select('job_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('job_id', 'desc')
    .execute();
  return rows.map(({ job_id }) => job_id);
}

async function visibleAmong(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select j.id from jobs j join companies c on c.id = j.company_id where j.id = any(${[...ids]}::int[]) and ${visible}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The cards of the given jobs in their order, each with whether it is still open to applications. */
export async function savedCards(db: Db, ids: readonly number[], now: Date): Promise<readonly SavedJobWire[]> {
  const shown = await visibleAmong(db, ids);
  const availability = (id: number, closesAt: Date | null): JobAvailability => {
    if (!shown.has(id)) return 'gone';
    return isExpired({ closesAt: closesAt?.toISOString() ?? null }, now) ? 'closed' : 'open';
  };
  return (await rowsOf(db, ids, null)).map((job) => ({
    ...jobCardWire(job, { id: job.company_id, name: job.company_name, slug: job.company_slug, logo: job.company_logo }),
    availability: availability(job.id, job.closes_at),
  }));
}

/**
 * Saves public jobs; a saved one keeps its place in the list.
 * @param jobIds the newest first
 * @returns how many of them are saved now
 * @throws CallError 'conflict' when the limit of an account would be exceeded: none is saved then
 */
export async function saveJobs(db: Db, userId: UserId, jobIds: readonly number[], now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Two concurrent calls must not both pass the limit.
    await lockAccount(trx, userId);
    const shown = await visibleAmong(trx, jobIds);
    const rows = jobIds.flatMap((job_id, index) =>
      // A difference of one millisecond keeps their order.
      shown.has(job_id) ? [{ user_id: userId, job_id, created_at: new Date(now.getTime() - index) }] : [],
    );
    if (rows.length === 0) return 0;
    await trx
      .insertInto('saved_jobs')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if ((await savedIds(trx, userId)).length > SAVED_JOBS_LIMIT)
      throw new CallError('conflict', savedJobMessages.tooMany(SAVED_JOBS_LIMIT));
    return rows.length;
  });
}

export async function forgetJob(db: Db, userId: UserId, jobId: JobId): Promise<void> {
  await db.deleteFrom('saved_jobs').where('user_id', '=', userId).where('job_id', '=', jobId).execute();
}
