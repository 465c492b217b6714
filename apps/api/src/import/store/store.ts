import { JOB_TEMPLATES, type JobTemplate } from '@stellwerk/domain';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/engine.ts';
import type { JobsTable } from '../../db/tables/jobs.ts';
import type { Owner } from '../../companies/create.ts';
import { freeJobsOf } from '../../companies/store.ts';
import { ensureCompanies } from './companies.ts';
import type { ImportedJob } from '../parse/job.ts';
import { contentHash, contentRow, newJobRow } from './rows.ts';

/** What became of one job. */
export type Outcome = 'created' | 'updated' | 'unchanged' | 'over-limit';

export interface StoreOptions {
  readonly owner: Owner;
  /** Design of new jobs; undefined: the three in turn. */
  readonly design: JobTemplate | undefined;
  /** Number of jobs before this batch, so that the designs go on in turn. */
  readonly offset: number;
  readonly now: Date;
  /** Whether a job that the company's plan has no room for is left out (O38). */
  readonly planLimits: 'warn' | 'enforce';
}

interface Known {
  readonly id: number;
  readonly hash: string | null;
  readonly deleted: boolean;
}

const keyOf = (companyId: number, identifier: string): string => `${companyId}\n${identifier}`;

async function knownJobs(db: Db, companyIds: readonly number[], identifiers: readonly string[]): Promise<Map<string, Known>> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'company_id', 'external_id', 'content_hash', 'deleted_at'])
    .where('company_id', 'in', [...companyIds])
    .where('external_id', 'in', [...identifiers])
    .execute();
  return new Map(
    rows.map((row) => [
      keyOf(row.company_id, row.external_id ?? ''),
      { id: row.id, hash: row.content_hash, deleted: row.deleted_at !== null },
    ]),
  );
}

/**
 * Takes jobs over, all of them or none: new ones by company and identifier are created, changed ones get the source's new
 * content, all others stay as they are. Design, state and everything that people added stay theirs; a job that somebody
 * deleted does not come back.
 */
export async function storeJobs(db: Db, jobs: readonly ImportedJob[], options: StoreOptions): Promise<readonly Outcome[]> {
  if (jobs.length === 0) return [];
  return db.transaction().execute(async (trx) => {
    const idOf = await ensureCompanies(
      trx,
      jobs.map((job) => job.company),
      options,
    );
    const companyIds = [...new Set(jobs.map((job) => idOf(job.company.name)))];
    const known = await knownJobs(
      trx,
      companyIds,
      jobs.map((job) => job.identifier),
    );
    const free = options.planLimits === 'enforce' ? await freeJobsOf(trx, companyIds) : new Map<number, number>();
    const inserts = new Map<string, Insertable<JobsTable>>();
    const outcomes: Outcome[] = [];
    for (const [index, job] of jobs.entries()) {
      const companyId = idOf(job.company.name);
      const key = keyOf(companyId, job.identifier);
      const row = known.get(key);
      const waiting = inserts.get(key);
      const room = free.get(companyId);
      if (row === undefined && waiting === undefined && room === 0) outcomes.push('over-limit');
      else if (row === undefined) {
        if (waiting === undefined && room !== undefined) free.set(companyId, room - 1);
        // A second job with the same identifier in one batch is the newer word about the first.
        const template = options.design ?? JOB_TEMPLATES[(options.offset + index) % JOB_TEMPLATES.length] ?? JOB_TEMPLATES[0];
        outcomes.push(waiting === undefined ? 'created' : waiting.content_hash === contentHash(job) ? 'unchanged' : 'updated');
        inserts.set(key, {
          ...newJobRow(job, { companyId, ownerId: options.owner.id, template, now: options.now }),
          ...(waiting === undefined ? {} : { template: waiting.template }),
        });
      } else if (row.deleted || row.hash === contentHash(job)) outcomes.push('unchanged');
      else {
        await trx
          .updateTable('jobs')
          .set({ ...contentRow(job), updated_at: options.now, updated_by: options.owner.id })
          .where('id', '=', row.id)
          .execute();
        known.set(key, { ...row, hash: contentHash(job) });
        outcomes.push('updated');
      }
    }
    if (inserts.size > 0)
      await trx
        .insertInto('jobs')
        .values([...inserts.values()])
        .execute();
    return outcomes;
  });
}
