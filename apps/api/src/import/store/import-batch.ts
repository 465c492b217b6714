import type { JobTemplate } from '@stellwerk/domain';
import type { Db } from '../../db/engine.ts';
import { ownerOfAddress } from '../../auth/store.ts';
import type { Config } from '../../config.ts';
import { importMessages } from '../parse/messages.de.ts';
import { readImportedJob, type ImportedJob } from '../parse/job.ts';
import { storeJobs, type Outcome } from './store.ts';

/** What became of one entry of a batch; a refused one has its German reason. */
export interface BatchResult {
  readonly identifier: string;
  readonly outcome: Exclude<Outcome, 'over-limit'> | 'refused';
  readonly reason?: string;
}

/** No account has confirmed the address that new companies should belong to. */
export class UnknownOwnerError extends Error {}

export interface Batch {
  /** Mail address of the account that new companies belong to. */
  readonly owner: string;
  readonly design?: JobTemplate | undefined;
  readonly offset: number;
  /** Raw entries; each is read and checked here, whoever sent it. */
  readonly jobs: readonly unknown[];
}

/** Reads a batch and stores what is a job. @throws UnknownOwnerError */
export async function importBatch(
  db: Db,
  batch: Batch,
  { now, planLimits }: { readonly now: Date } & Pick<Config, 'planLimits'>,
): Promise<readonly BatchResult[]> {
  const owner = await ownerOfAddress(db, batch.owner.trim());
  if (owner === null) throw new UnknownOwnerError(importMessages.unknownOwner(batch.owner));
  const read = batch.jobs.map(readImportedJob);
  const jobs: ImportedJob[] = read.flatMap((entry) => ('job' in entry ? [entry.job] : []));
  const outcomes = await storeJobs(db, jobs, { owner, design: batch.design, offset: batch.offset, now, planLimits });
  const iterator = outcomes.values();
  return read.map((entry) => {
    if ('refused' in entry) return { identifier: '', outcome: 'refused', reason: entry.refused };
    const { identifier } = entry.job;
    const outcome = iterator.next().value ?? 'unchanged';
    return outcome === 'over-limit' ? { identifier, outcome: 'refused', reason: importMessages.overLimit } : { identifier, outcome };
  });
}
