import * as z from 'zod/mini';
import { companyCard } from '../company/wire';
import { REPORT_REASONS, REPORT_STATES } from '../job/report/codes';
import { PAYOUT_STATES, REFERRAL_MILESTONES } from '../referral/codes';
import { subscription } from '../subscription/wire';
import { id, optionalText } from '../wire/schemas';
import { SUBSCRIPTION_KINDS } from './codes';

export const outboxMail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  kind: z.string(),
  createdAt: z.string(),
  sentAt: optionalText,
  failedAt: optionalText,
  attempts: z.number(),
});

/** One page of the outbox (O46). */
export const outbox = z.object({
  mails: z.array(outboxMail),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  counts: z.object({ all: z.number(), waiting: z.number(), sent: z.number(), failed: z.number() }),
});

/** A mail as its recipient sees it, its links without their secrets (O46). */
export const mailText = z.object({ id, to: z.string(), subject: z.string(), text: z.string(), html: optionalText });

/** Counts of open items, by view of the administration. */
export const adminOverview = z.object({
  waiting: z.object({ messages: z.number(), outbox: z.number(), payouts: z.number(), reports: z.number() }),
});

/** Accounts by day, and the newest with only their email address. */
export const registrations = z.object({
  total: z.number(),
  unconfirmed: z.number(),
  days: z.array(z.object({ day: z.string(), confirmed: z.number(), unconfirmed: z.number() })),
  latest: z.array(z.object({ email: z.string(), createdAt: z.string(), confirmed: z.boolean() })),
});

/** One page of subscribers (O47, O93). */
export const subscribers = z.object({
  subscribers: z.array(
    z.object({ id, kind: z.enum(SUBSCRIPTION_KINDS), email: z.string(), orderedAt: z.string(), confirmedAt: optionalText }),
  ),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  counts: z.object({ all: z.number(), confirmed: z.number(), waiting: z.number() }),
});

export const importResult = z.object({
  results: z.array(
    z.object({
      identifier: z.string(),
      outcome: z.enum(['created', 'updated', 'unchanged', 'refused']),
      reason: z.optional(z.string()),
      notes: z.optional(z.array(z.string())),
    }),
  ),
});

/** Result of an import of each entry of a file for a company; the value is the input of the import. */
export const importCheck = z.object({
  entries: z.array(
    z.object({
      place: z.string(),
      title: z.string(),
      outcome: z.enum(['created', 'updated', 'unchanged', 'refused']),
      reason: z.optional(z.string()),
      notes: z.optional(z.array(z.string())),
      value: z.optional(z.unknown()),
    }),
  ),
});

/** A report of a job as the administration sees it (O95). */
export const adminReport = z.object({
  id,
  reason: z.enum(REPORT_REASONS),
  text: optionalText,
  email: optionalText,
  createdAt: z.string(),
  state: z.enum(REPORT_STATES),
  job: z.object({ id, title: z.string(), company: z.string(), isPublic: z.boolean() }),
  decision: z.nullable(z.object({ at: z.string(), by: optionalText, reason: z.string() })),
});

/** One page of the companies of the platform (O70). */
export const adminCompanies = z.object({
  companies: z.array(
    z.extend(companyCard, {
      city: optionalText,
      isActive: z.boolean(),
      createdAt: z.string(),
      owner: z.nullable(z.object({ name: z.string(), email: z.string() })),
      subscription: z.nullable(subscription),
    }),
  ),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  counts: z.object({ all: z.number(), active: z.number(), cancelled: z.number(), none: z.number() }),
});

/**
 * A referred application with its payout, without the applicant (O43, O83). Only administrators read author
 * and reason of the decision; values of a deleted application, job or account are null.
 */
export const applicationReferral = z.object({
  id,
  applicationId: z.nullable(id),
  milestone: z.enum(REFERRAL_MILESTONES),
  payoutStatus: z.enum(PAYOUT_STATES),
  createdAt: z.string(),
  referralCode: z.string(),
  referrer: z.nullable(z.object({ firstName: z.string(), lastName: z.string(), email: z.string() })),
  jobOffer: z.object({ id: z.nullable(id), title: z.string(), company: z.string() }),
  requestedAt: optionalText,
  decision: z.nullable(z.object({ at: z.string(), by: optionalText, reason: optionalText })),
});
