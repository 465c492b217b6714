import { asList, asObject, firstText, listIn, textsOf, toDate, toFlag, toNumber } from '../wire/loose';
import { BILLING_CYCLES, PLAN_TYPES, type BillingCycle, type PlanType } from './codes';

export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly type: PlanType;
  /** Monthly price; null is on request. */
  readonly price: number | null;
  readonly currency: string;
  readonly description: string;
  /** Jobs at the same time; 0 is unlimited. */
  readonly maxJobs: number;
}

/** Reads one plan. @returns null for an unknown plan type. */
export function readPlan(value: unknown): Plan | null {
  const plan = asObject(value);
  const type = PLAN_TYPES.find((known) => known === plan.planType);
  if (type === undefined) return null;
  return {
    ...textsOf(plan, 'id', 'name', 'description'),
    type,
    price: toNumber(plan.price),
    currency: firstText(plan.currency) || 'EUR',
    maxJobs: toNumber(plan.maxJobsParallel) ?? 0,
  };
}

/** Reads the list of plans; unknown ones are left out. */
export function readPlans(answer: unknown): readonly Plan[] {
  return listIn(answer, 'plans', 'data').flatMap((value) => readPlan(value) ?? []);
}

/** Subscription of a company. */
export interface Subscription {
  /** The plan with its price per month. */
  readonly plan: Plan;
  /** ACTIVE, or any other value unchanged. */
  readonly status: string;
  /** Interval of payments. */
  readonly cycle: BillingCycle;
  /** ISO. */
  readonly startDate: string | null;
  /** ISO; null without an end. */
  readonly endDate: string | null;
  /** Whether it continues after its end. */
  readonly autoRenew: boolean;
}

/**
 * Reads a subscription given as an object, bare or under `subscription`, or as a list of which the first is used (CP25, CP26).
 * @returns null without one, or without a known plan
 */
export function readSubscription(answer: unknown): Subscription | null {
  const outer = asObject(Array.isArray(answer) ? asList(answer)[0] : answer);
  const subscription = asObject(outer.subscription ?? outer);
  const plan = readPlan(subscription.planId ?? subscription.plan);
  if (plan === null) return null;
  return {
    plan,
    status: firstText(subscription.status),
    cycle: BILLING_CYCLES.find((cycle) => cycle === subscription.billingCycle) ?? 'MONTHLY',
    startDate: toDate(subscription.startDate),
    endDate: toDate(subscription.endDate),
    autoRenew: toFlag(subscription.autoRenew),
  };
}

/** Whether another bill follows: not for an ending or a free one (O99). */
export const isBilledAgain = ({ status, autoRenew, plan }: Subscription): boolean => status === 'ACTIVE' && autoRenew && plan.price !== 0;
