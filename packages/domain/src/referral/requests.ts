import * as z from 'zod/mini';
import { generalMessages } from '../messages/general.de';
import { referralMessages } from '../messages/referral.de';
import { parseId } from '../wire/id';
import { PAYOUT_DECISIONS, REASON_LIMIT } from './codes';

/** Bodies and queries of the calls around referrals. */

/** The job to refer. A missing one has an error of its own (RF20), an unknown one is a 404. */
export const createReferralRequest = z.object({
  jobOfferId: z
    .union([z.number(), z.string()], referralMessages.jobIdMissing)
    .check(z.refine((value) => parseId(value) !== null, referralMessages.jobIdMissing)),
});

/** `ref` is the code that the person followed; it becomes the parent of the new link (decisions, rule 7). */
export const createReferralQuery = z.object({ ref: z.optional(z.string()) });

/** Pages count from 1. */
export const referralsQuery = z.object({
  page: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(1_000_000))),
  pageSize: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(100))),
});

/** Decision of an administrator on a payout; refusing or reversing it needs a reason (O43). */
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
