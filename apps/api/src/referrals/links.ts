import { randomInt } from 'node:crypto';
import { applyMessages, referralMessages } from '@stellwerk/domain';
import { CallError, parseId } from '@stellwerk/domain/endpoints';
import { openJob } from '../jobs/job/open-job.ts';
import type { Context } from '../platform/context/context.ts';
import type { ServerCall } from '../platform/http/call.ts';
import { countVisit } from '../jobs/visits/count.ts';
import { findReferralByCode, insertLink, raiseCount, type ReferralRow } from './store.ts';
import type { JobId, ReferralId, UserId } from '../platform/ids.ts';

/** Without letters and digits that sound or look alike when read out. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;
const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** A working link: active, to a visible job; null for every other code (O45). */
async function workingLink(context: Context, code: string): Promise<ReferralRow | null> {
  const link = await findReferralByCode(context.db, code);
  return link !== null && link.is_active && link.is_public ? link : null;
}

/** The referrer of a code. @throws CallError 'not-found' for an unknown or paused one, without revealing which (O45) */
export async function referrerOf(context: Context, code: string): Promise<ReferralRow> {
  const link = await workingLink(context, code);
  if (link === null) throw new CallError('not-found', referralMessages.unknown);
  return link;
}

const COUNTED = {
  view: { kind: 'referral-view', counter: 'view_count' },
  reject: { kind: 'referral-reject', counter: 'reject_count' },
} as const;

/**
 * Counts a view or a reject of a link: once per visitor and day (decisions, rule 6), never for the creator of the link. An unknown
 * or paused code counts nothing and gets the same response.
 */
export async function countOnLink(call: ServerCall, code: string, what: keyof typeof COUNTED): Promise<void> {
  const link = await workingLink(call.context, code);
  if (link === null || link.user_id === call.actor?.id) return;
  const { kind, counter } = COUNTED[what];
  await call.context.db.transaction().execute(async (trx) => {
    if (await countVisit(call, { kind, id: link.id, companyId: link.company_id }, trx)) await raiseCount(trx, link.id, counter);
  });
}

/** A created or existing link. */
export interface MadeLink {
  readonly id: ReferralId;
  readonly code: string;
  readonly jobId: JobId;
  readonly isNew: boolean;
}

/**
 * Creates the link of an account to an open job, or returns the existing one (O05).
 * @param from code of the referral that the person followed: its link becomes the parent of the new one (rule 7)
 * @throws CallError 'not-found' or 'conflict' for the job
 */
export async function makeLink(context: Context, userId: UserId, jobOfferId: unknown, from: string | undefined): Promise<MadeLink> {
  const jobId = parseId(jobOfferId);
  if (jobId === null) throw new CallError('not-found', applyMessages.jobNotFound);
  const job = await openJob(context, jobId);
  const parent = from === undefined ? null : await workingLink(context, from);
  const parentId = parent !== null && parent.job_id === job.id && parent.user_id !== userId ? parent.id : null;
  for (;;) {
    const link = { code: newCode(), job_id: job.id, user_id: userId, parent_id: parentId, created_at: context.now() };
    const made = await insertLink(context.db, link);
    // A code in use is generated again.
    if (made !== null) return { ...made, jobId: job.id };
  }
}
