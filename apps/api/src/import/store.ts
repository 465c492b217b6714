import { JOB_TEMPLATES, type JobTemplate } from '@stellwerk/domain';
import type { Insertable } from 'kysely';
import type { Db } from '../db/engine.ts';
import type { JobsTable } from '../db/tables/jobs.ts';
import { ensureCompanies, type Owner } from './companies.ts';
import type { ImportedPosting } from './posting.ts';
import { contentHash, contentRow, newJobRow } from './rows.ts';

/** What became of one posting. */
export type Outcome = 'created' | 'updated' | 'unchanged';

export interface StoreOptions {
  readonly owner: Owner;
  /** Design of new postings; undefined: the three in turn. */
  readonly design: JobTemplate | undefined;
  /** Number of postings before this batch, so that the designs go on in turn. */
  readonly offset: number;
  readonly now: Date;
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
 * Takes postings over, all of them or none: new ones by company and identifier are created, changed ones get the source's new
 * content, all others stay as they are. Design, state and everything that people added stay theirs; a posting that somebody
 * deleted does not come back.
 */
export async function storePostings(db: Db, postings: readonly ImportedPosting[], options: StoreOptions): Promise<readonly Outcome[]> {
  if (postings.length === 0) return [];
  return db.transaction().execute(async (trx) => {
    const idOf = await ensureCompanies(
      trx,
      postings.map((posting) => posting.company),
      options.owner,
    );
    const companyIds = [...new Set(postings.map((posting) => idOf(posting.company.name)))];
    const known = await knownJobs(
      trx,
      companyIds,
      postings.map((posting) => posting.identifier),
    );
    const inserts = new Map<string, Insertable<JobsTable>>();
    const outcomes: Outcome[] = [];
    for (const [index, posting] of postings.entries()) {
      const companyId = idOf(posting.company.name);
      const key = keyOf(companyId, posting.identifier);
      const row = known.get(key);
      const waiting = inserts.get(key);
      if (row === undefined) {
        // A second posting with the same identifier in one batch is the newer word about the first.
        const template = options.design ?? JOB_TEMPLATES[(options.offset + index) % JOB_TEMPLATES.length] ?? JOB_TEMPLATES[0];
        outcomes.push(waiting === undefined ? 'created' : waiting.content_hash === contentHash(posting) ? 'unchanged' : 'updated');
        inserts.set(key, {
          ...newJobRow(posting, { companyId, ownerId: options.owner.id, template, now: options.now }),
          ...(waiting === undefined ? {} : { template: waiting.template }),
        });
      } else if (row.deleted || row.hash === contentHash(posting)) outcomes.push('unchanged');
      else {
        await trx
          .updateTable('jobs')
          .set({ ...contentRow(posting), updated_at: options.now, updated_by: options.owner.id })
          .where('id', '=', row.id)
          .execute();
        known.set(key, { ...row, hash: contentHash(posting) });
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
