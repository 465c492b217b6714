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

/** What became of one job. */
export type Outcome = 'created' | 'updated' | 'unchanged' | 'deleted' | 'over-limit';

export interface StoreOptions {
  readonly owner: Owner;
  /** Design of new jobs; undefined: the three in turn. */
  readonly design: JobTemplate | undefined;
  /** Number of jobs before this batch, so that the designs go on in turn. */
  readonly offset: number;
  readonly now: Date;
  /** Whether a job that the company's plan has no room for is left out (O38). */
  readonly planLimits: 'warn' | 'enforce';
  /** The company that takes all jobs, whatever company they name. @default the companies that they name */
  readonly companyId?: CompanyId;
  /** false: only says what would become of each job. @default true */
  readonly write?: boolean;
  /** Whether new jobs are stored inactive, for somebody who wants to read them first. @default false */
  readonly asDrafts?: boolean;
}

const keyOf = (companyId: CompanyId, identifier: string): string => `${companyId}\n${identifier}`;

/** The jobs that a file may mean: by the identifier of their source, and our own by their number (`exportIdentifier`). */
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

/** Whether a row already says what the file says; of our own export by all of its values, of others by what the source said last. */
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

/** Writes a job that was there before; a changed option counts for its applications at once (decision 0079). */
async function updateStored(trx: Transaction<Database>, row: JobRow, columns: Updateable<JobsTable>): Promise<void> {
  await trx.updateTable('jobs').set(columns).where('id', '=', row.id).execute();
  const { blind_review: blindReview = row.blind_review } = columns;
  if (blindReview !== row.blind_review) await applyBlindReview(trx, row.id, blindReview);
}

/**
 * Takes jobs over, all of them or none: new ones by company and identifier are created, changed ones get the source's new
 * content, all others stay as they are. Design, state and everything that people added stay theirs, unless the file is our own
 * export, which says them too; a job that somebody deleted does not come back.
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
  /** What this batch has written into rows that were there before. */
  const written = new Map<string, string>();
  const outcomes: Outcome[] = [];
  for (const [index, job] of jobs.entries()) {
    // Each costs a moment of its own, and others wait.
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
    // A second job with the same identifier in one batch is the newer word about the first.
    const template = options.design ?? JOB_TEMPLATES[(options.offset + index) % JOB_TEMPLATES.length] ?? JOB_TEMPLATES[0];
    outcomes.push(waiting === undefined ? 'created' : waiting.content_hash === hash ? 'unchanged' : 'updated');
    const fresh = newJobRow(job, { companyId, ownerId: owner.id, template, now, asDraft: asDrafts });
    inserts.set(key, { ...fresh, ...(waiting !== undefined && job.own === undefined && { template: waiting.template }) });
  }
  if (write) await insertJobs(trx, [...inserts.values()]);
  return outcomes;
}
