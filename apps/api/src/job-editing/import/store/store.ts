import { setImmediate as turn } from 'node:timers/promises';
import { exportIdentifier, JOB_TEMPLATES, jobPosting, byJobDetail, type JobTemplate } from '@stellwerk/domain';
import { parseId } from '@stellwerk/domain/endpoints';
import { sql, type Insertable, type Transaction, type Updateable } from 'kysely';
import { applyBlindReview } from '../../../applications/application/blind-store.ts';
import type { Db } from '../../../platform/db/engine.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { JobsTable } from '../../../platform/db/tables/jobs.ts';
import { jobStoredWire } from '../../editor/to-wire.ts';
import type { JobRow } from '../../../jobs/job/store.ts';
import { detailsOf } from '../../../jobs/job/detail-columns.ts';
import { located } from '../../../platform/places/located.ts';
import type { Owner } from '../../../companies/company/create.ts';
import { freeJobsOf } from '../../../companies/company/store.ts';
import { ensureCompanies } from './companies.ts';
import type { ImportedJob } from '../parse/imported-job.ts';
import { readImportedJob } from '../parse/job.ts';
import { contentHash, contentRow, newJobRow } from './rows.ts';
import type { CompanyId } from '../../../platform/ids.ts';

/** Outcome of one job. */
export type Outcome = 'created' | 'updated' | 'unchanged' | 'deleted' | 'over-limit';

export interface StoreOptions {
  readonly owner: Owner;
  /** Design of new jobs; undefined: the three in turn. */
  readonly design: JobTemplate | undefined;
  /** Number of jobs before this batch, so that the designs continue in turn. */
  readonly offset: number;
  readonly now: Date;
  /** Whether jobs beyond the limit of the company's plan are left out (O38). */
  readonly planLimits: 'warn' | 'enforce';
  /** The company of all jobs, regardless of the ones that they name. @default the named companies */
  readonly companyId?: CompanyId;
  /** false: only reports the outcome of each job. @default true */
  readonly write?: boolean;
  /** Whether new jobs are stored inactive, for review. @default false */
  readonly asDrafts?: boolean;
}

const keyOf = (companyId: CompanyId, identifier: string): string => `${companyId}\n${identifier}`;

/** The jobs that a file may refer to: by the identifier of their source, and our own by their number (`exportIdentifier`). */
async function knownJobs(db: Db, companyIds: readonly number[], identifiers: readonly string[]): Promise<ReadonlyMap<string, JobRow>> {
  const ids = identifiers.flatMap((identifier) => {
    const id = parseId(/^stellwerk-(\d+)$/.exec(identifier)?.[1] ?? '');
    return id === null ? [] : [id];
  });
  const rows = await db
    .selectFrom('jobs')
    .selectAll()
    .where('company_id', 'in', [...companyIds])
    .where(({ eb, and, or }) =>
      or([
        eb('external_id', '=', sql<string>`any(${[...identifiers]}::text[])`),
        and([eb('external_id', 'is', null), eb('id', '=', sql<number>`any(${ids}::int[])`)]),
      ]),
    )
    .execute();
  return new Map(rows.map((row) => [keyOf(row.company_id, exportIdentifier(row.id, row.external_id)), row]));
}

/** Whether a row already equals the file; for our own export all values are compared, for others the hash of the source. */
function isStored(job: ImportedJob, row: JobRow): boolean {
  if (job.own === undefined) return row.content_hash === contentHash(job);
  const names = { identifier: job.identifier, company: job.company.name };
  const stored = readImportedJob(jobPosting(jobStoredWire({ job: row, contactIds: [], focusPage: null }), names));
  if ('refused' in stored) return false;
  // A job was published when it was: a file changes nothing about that.
  const kept = detailsOf(row);
  const known = {
    company: stored.job.company,
    publishedOn: stored.job.publishedOn,
    details: byJobDetail((name) => job.details[name] ?? kept[name] ?? ''),
    own: { ...job.own, blindReview: job.own.blindReview ?? row.blind_review },
  };
  return contentHash(stored.job) === contentHash({ ...job, ...known });
}

async function insertJobs(trx: Transaction<Database>, rows: readonly Insertable<JobsTable>[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('jobs').values(rows.map(located)).execute();
}

/** Updates an existing job; a changed option applies to its applications at once (decision 0079). */
async function updateStored(trx: Transaction<Database>, row: JobRow, columns: Updateable<JobsTable>): Promise<void> {
  await trx.updateTable('jobs').set(columns).where('id', '=', row.id).execute();
  const { blind_review: blindReview = row.blind_review } = columns;
  if (blindReview !== row.blind_review) await applyBlindReview(trx, row.id, blindReview);
}

/**
 * Imports jobs, all or none: new ones by company and identifier are created, changed ones get the source's new
 * content, all others stay. Design, state and additions by people stay, unless the file is our own
 * export, which contains them too; a deleted job is not created again.
 */
export async function storeJobs(
  trx: Transaction<Database>,
  jobs: readonly ImportedJob[],
  options: StoreOptions,
): Promise<readonly Outcome[]> {
  if (jobs.length === 0) return [];
  const { companyId: into, write = true, asDrafts = false, owner, now } = options;
  const companies = jobs.map(({ company }) => company);
  const idOf = into === undefined ? await ensureCompanies(trx, companies, { owner, now }) : () => into;
  const companyIds = [...new Set(jobs.map((job) => idOf(job.company.name)))];
  const identifiers = jobs.map(({ identifier }) => identifier);
  const known = await knownJobs(trx, companyIds, identifiers);
  const free = options.planLimits === 'enforce' ? await freeJobsOf(trx, companyIds) : new Map<number, number>();
  const inserts = new Map<string, Insertable<JobsTable>>();
  /** Content that this batch has written into existing rows. */
  const written = new Map<string, string>();
  const outcomes: Outcome[] = [];
  for (const [index, job] of jobs.entries()) {
    // Each takes a moment, and others wait.
    await turn();
    const companyId = idOf(job.company.name);
    const key = keyOf(companyId, job.identifier);
    const row = known.get(key);
    const waiting = inserts.get(key);
    const hash = contentHash(job);
    const isActive = !asDrafts && (job.own?.isActive ?? true);
    const room = free.get(companyId);
    const takesRoom = row === undefined ? waiting === undefined && isActive : job.own?.isActive === true && !row.is_active;
    if (row !== undefined && row.deleted_at !== null) {
      outcomes.push('deleted');
      continue;
    }
    if (row !== undefined && (written.has(key) ? written.get(key) === hash : isStored(job, row))) {
      outcomes.push('unchanged');
      continue;
    }
    if (takesRoom && room === 0) {
      outcomes.push('over-limit');
      continue;
    }
    if (takesRoom && room !== undefined) free.set(companyId, room - 1);
    if (row !== undefined) {
      if (write) await updateStored(trx, row, { ...located(contentRow(job)), updated_at: now, updated_by: owner.id });
      written.set(key, hash);
      outcomes.push('updated');
      continue;
    }
    // A second job with the same identifier in one batch replaces the first.
    const template = options.design ?? JOB_TEMPLATES[(options.offset + index) % JOB_TEMPLATES.length] ?? JOB_TEMPLATES[0];
    outcomes.push(waiting === undefined ? 'created' : waiting.content_hash === hash ? 'unchanged' : 'updated');
    const fresh = newJobRow(job, { companyId, ownerId: owner.id, template, now, asDraft: asDrafts });
    inserts.set(key, { ...fresh, ...(waiting !== undefined && job.own === undefined && { template: waiting.template }) });
  }
  if (write) await insertJobs(trx, [...inserts.values()]);
  return outcomes;
}
