import { asObject, firstText, listIn, toNumber } from '../wire/loose';
import { PLAN_TYPES, type PlanType } from './codes';

export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly type: PlanType;
  /** Monthly price; null is on request. */
  readonly price: number | null;
  readonly currency: string;
  readonly description: string;
  /** Postings at the same time; 0 is unlimited. */
  readonly maxJobs: number;
}

/** Reads one plan. @returns null for an unknown plan type. */
export function readPlan(value: unknown): Plan | null {
  const plan = asObject(value);
  const type = PLAN_TYPES.find((known) => known === plan.planType);
  if (type === undefined) return null;
  return {
    id: firstText(plan.id),
    name: firstText(plan.name),
    type,
    price: toNumber(plan.price),
    currency: firstText(plan.currency) || 'EUR',
    description: firstText(plan.description),
    maxJobs: toNumber(plan.maxJobsParallel) ?? 0,
  };
}

/** Reads the list of plans; unknown ones are left out. */
export function readPlans(answer: unknown): readonly Plan[] {
  return listIn(answer, 'plans', 'data').flatMap((value) => readPlan(value) ?? []);
}
