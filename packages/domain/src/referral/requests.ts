import * as z from 'zod/mini';
import { generalMessages } from '../messages/general.de';
import { referralMessages } from '../messages/referral.de';
import { parseId } from '../wire/id';
import { PAYOUT_DECISIONS, REASON_LIMIT } from './codes';

/** Bodies and queries of the calls around referrals. */

/** The job to recommend. Without one it is RF20, with one that nobody knows it is a 404. */
export const createReferralRequest = z.object({
  jobOfferId: z
    .union([z.number(), z.string()], referralMessages.jobIdMissing)
    .check(z.refine((value) => parseId(value) !== null, referralMessages.jobIdMissing)),
});

/** `ref` is the code that brought the person here: the new link remembers it as its parent (decisions, rule 7). */
export const createReferralQuery = z.object({ ref: z.optional(z.string()) });

/** Pages count from 1. */
export const referralsQuery = z.object({
  page: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(1_000_000))),
  pageSize: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(100))),
});

/** What an administrator has decided on a payout; whoever takes money away or back says why (O43). */
export const payoutDecision = z
  .object({
    state: z.enum(PAYOUT_DECISIONS),
    reason: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(REASON_LIMIT, generalMessages.tooLong(REASON_LIMIT))))),
  })
  .check(
    z.refine(({ state, reason }) => state === 'PAID' || (reason ?? '') !== '', {
      path: ['reason'],
      message: referralMessages.reasonMissing,
    }),
  );
