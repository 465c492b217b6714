import * as z from 'zod/mini';
import { COMPANY_STANDINGS, MAIL_STANDINGS, SUBSCRIBER_STANDINGS } from '../admin/codes';
import { isMoment } from '../dates';
import { subscriptionMessages } from '../messages';
import { BILLING_CYCLES, PLAN_TYPES, SUBSCRIPTION_STATUSES } from '../subscription/codes';

/** Bodies and queries of the administration. */

const page = z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(1_000_000)));
const pageSize = z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(100)));
const search = z.optional(z.string().check(z.trim(), z.maxLength(200)));

export const adminCompaniesQuery = z.object({
  search,
  standing: z.optional(z.enum(COMPANY_STANDINGS)),
  plan: z.optional(z.enum(PLAN_TYPES)),
  page,
  pageSize,
});

export const outboxQuery = z.object({ search, standing: z.optional(z.enum(MAIL_STANDINGS)), page, pageSize });

export const subscribersQuery = z.object({ search, standing: z.optional(z.enum(SUBSCRIBER_STANDINGS)), page, pageSize });

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isMoment(text);

/** Subscription of a company from now on (O37); without an end it is unlimited. */
export const subscriptionRequest = z
  .object({
    planType: z.enum(PLAN_TYPES),
    status: z.enum(SUBSCRIPTION_STATUSES),
    billingCycle: z.enum(BILLING_CYCLES),
    /** Last day in Berlin, YYYY-MM-DD. */
    endDate: z.optional(z.nullable(z.string().check(z.refine(isDay, subscriptionMessages.endInvalid)))),
  })
  .check(
    z.refine(({ status, endDate }) => status !== 'CANCELLED' || (endDate ?? null) !== null, {
      path: ['endDate'],
      message: subscriptionMessages.endMissing,
    }),
  );
