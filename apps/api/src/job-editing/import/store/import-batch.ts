import type { JobTemplate } from '@stellwerk/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/engine.ts';
import { ownerOfAddress } from '../../../people/accounts/store.ts';
import type { Config } from '../../../platform/config/config.ts';
import { readEntries } from '../apart/index.ts';
import { importMessages } from '../parse/messages.de.ts';
import type { ImportedJob } from '../parse/imported-job.ts';
import type { ImportedJobResult } from '../parse/job.ts';
import { storeJobs, type Outcome, type StoreOptions } from './store.ts';

/** Result of one entry of a batch; a rejected one and one that stays deleted have a German reason. */
export interface BatchResult {
  readonly identifier: string;
  readonly outcome: Exclude<Outcome, 'deleted' | 'over-limit'> | 'refused';
  readonly reason?: string;
  /** Unused parts of its source, in German. */
  readonly notes?: readonly string[];
}

/** No account has confirmed the email address of the owner of new companies. */
export class UnknownOwnerError extends Error {}

export interface Batch {
  /** Email address of the account that owns new companies. */
  readonly owner: string;
  readonly design?: JobTemplate | undefined;
  readonly offset: number;
  /** Raw entries; each is parsed and validated here, from any sender. */
  readonly jobs: readonly unknown[];
}

/** Parses a batch and stores its jobs. @throws UnknownOwnerError */
export async function importBatch(
  db: Db,
  batch: Batch,
  { now, planLimits }: { readonly now: Date } & Pick<Config, 'planLimits'>,
): Promise<readonly BatchResult[]> {
  const owner = await ownerOfAddress(db, batch.owner.trim());
  if (owner === null) throw new UnknownOwnerError(importMessages.unknownOwner(batch.owner));
  const { design, offset } = batch;
  const read = await readEntries(batch.jobs);
  const options = { owner, design, offset, now, planLimits };
  return db.transaction().execute((trx) => storeEntries(trx, read, options));
}

/** Stores the jobs of parsed entries, or only reports the outcome of each. */
export async function storeEntries(
  trx: Transaction<Database>,
  read: readonly ImportedJobResult[],
  options: StoreOptions,
): Promise<readonly (BatchResult & { readonly title: string })[]> {
  const jobs: ImportedJob[] = read.flatMap((entry) => ('job' in entry ? [entry.job] : []));
  const outcomes = await storeJobs(trx, jobs, options);
  const iterator = outcomes.values();
  return read.map((entry) => {
    if ('refused' in entry) return { identifier: '', outcome: 'refused', reason: entry.refused, title: entry.title };
    const { identifier, title } = entry.job;
    const outcome = iterator.next().value ?? 'unchanged';
    switch (outcome) {
      case 'over-limit':
        return { identifier, title, outcome: 'refused', reason: importMessages.overLimit };
      case 'deleted':
        return { identifier, title, outcome: 'unchanged', reason: importMessages.deleted };
      default:
        return { identifier, title, outcome, ...(entry.notes.length > 0 && { notes: entry.notes }) };
    }
  });
}
