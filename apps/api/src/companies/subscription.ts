import type { AnswerOf } from '@stellwerk/domain/endpoints';
import type { Db } from '../db/engine.ts';
import { allPlans, lastSubscription, planWith, type PlanRow } from './subscription-store.ts';

function planWire(plan: PlanRow): AnswerOf<'plans'>[number] {
  return {
    id: plan.id,
    name: plan.name,
    planType: plan.plan_type,
    price: plan.price === null ? null : Number(plan.price),
    currency: plan.currency,
    description: plan.description,
    maxJobsParallel: plan.max_jobs_parallel,
  };
}

/** All plans, the smallest first (API48). */
export async function listPlans(db: Db): Promise<AnswerOf<'plans'>> {
  return (await allPlans(db)).map(planWire);
}

/** What a company has booked last; null without a subscription (API47). */
export async function subscriptionOf(db: Db, companyId: number): Promise<AnswerOf<'companySubscription'>> {
  const row = await lastSubscription(db, companyId);
  if (row === null) return null;
  return {
    id: row.id,
    companyId: row.company_id,
    planId: planWire(await planWith(db, row.plan_id)),
    status: row.status,
    billingCycle: row.billing_cycle,
    startDate: row.start_date.toISOString(),
    endDate: row.end_date?.toISOString() ?? null,
    autoRenew: row.auto_renew,
  };
}
