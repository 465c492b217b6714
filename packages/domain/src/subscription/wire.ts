import * as z from 'zod/mini';
import { id } from '../wire/schemas';
import { BILLING_CYCLES, PLAN_TYPES } from './codes';

/** A plan with its price per month; null is on request (CP22, CP25). */
export const plan = z.object({
  id,
  name: z.string(),
  planType: z.enum(PLAN_TYPES),
  price: z.nullable(z.number()),
  currency: z.string(),
  description: z.string(),
  maxJobsParallel: z.number(),
});

/** Subscription of a company; the plan is under `planId` (CP25). */
export const subscription = z.object({
  id,
  companyId: id,
  planId: plan,
  status: z.string(),
  billingCycle: z.enum(BILLING_CYCLES),
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  autoRenew: z.boolean(),
});
