import type { AnswerOf } from '@stellwerk/domain/endpoints';
import type { Db } from '../../platform/db/engine.ts';
import { allPlans, lastSubscription, lastSubscriptions, planWith, type PlanRow, type SubscriptionRow } from './subscription-store.ts';
import type { CompanyId } from '../../platform/ids.ts';

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

type SubscriptionWire = NonNullable<AnswerOf<'companySubscription'>>;

function subscriptionWire(row: SubscriptionRow, plan: PlanRow): SubscriptionWire {
  return {
    id: row.id,
    companyId: row.company_id,
    planId: planWire(plan),
    status: row.status,
    billingCycle: row.billing_cycle,
    startDate: row.start_date.toISOString(),
    endDate: row.end_date?.toISOString() ?? null,
    autoRenew: row.auto_renew,
  };
}

/** Latest subscription of a company; null without one (API47). */
export async function subscriptionOf(db: Db, companyId: CompanyId): Promise<SubscriptionWire | null> {
  const row = await lastSubscription(db, companyId);
  return row === null ? null : subscriptionWire(row, await planWith(db, row.plan_id));
}

/** The same for several companies, by their ids (O70). */
export async function subscriptionsOf(db: Db, companyIds: readonly number[]): Promise<ReadonlyMap<number, SubscriptionWire>> {
  const [rows, plans] = [await lastSubscriptions(db, companyIds), await allPlans(db)];
  return new Map(
    rows.flatMap((row) => {
      const plan = plans.find(({ id }) => id === row.plan_id);
      return plan === undefined ? [] : [[row.company_id, subscriptionWire(row, plan)]];
    }),
  );
}
