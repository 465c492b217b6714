import type { JobTemplate } from '@stellwerk/domain';
import type { Db } from '../db/engine.ts';
import { findOwner } from './companies.ts';
import { importMessages } from './messages.de.ts';
import { readPosting, type ImportedPosting } from './posting.ts';
import { storePostings, type Outcome } from './store.ts';

/** What became of one entry of a batch; a refused one has its German reason. */
export interface TakeOverResult {
  readonly identifier: string;
  readonly outcome: Outcome | 'refused';
  readonly reason?: string;
}

/** There is no account with the address that new companies should belong to. */
export class UnknownOwnerError extends Error {}

export interface Batch {
  /** Mail address of the account that new companies belong to. */
  readonly owner: string;
  readonly design?: JobTemplate | undefined;
  readonly offset: number;
  /** Raw entries; each is read and checked here, whoever sent it. */
  readonly postings: readonly unknown[];
}

/** Reads a batch and stores what is a posting. @throws UnknownOwnerError */
export async function takeOver(db: Db, batch: Batch, now: Date): Promise<readonly TakeOverResult[]> {
  const owner = await findOwner(db, batch.owner);
  if (owner === null) throw new UnknownOwnerError(importMessages.unknownOwner(batch.owner));
  const read = batch.postings.map(readPosting);
  const postings: ImportedPosting[] = read.flatMap((entry) => ('posting' in entry ? [entry.posting] : []));
  const outcomes = await storePostings(db, postings, { owner, design: batch.design, offset: batch.offset, now });
  const iterator = outcomes.values();
  return read.map((entry) => {
    if ('refused' in entry) return { identifier: '', outcome: 'refused', reason: entry.refused };
    return { identifier: entry.posting.identifier, outcome: iterator.next().value ?? 'unchanged' };
  });
}
