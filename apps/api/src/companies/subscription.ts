import type { AnswerOf } from '@stellwerk/domain/endpoints';
import type { Selectable } from 'kysely';
import type { Db } from '../db/engine.ts';
import type { PlansTable } from '../db/tables/companies.ts';

function planWire(plan: Selectable<PlansTable>): AnswerOf<'plans'>[number] {
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
  return (await db.selectFrom('plans').selectAll().orderBy('id').execute()).map(planWire);
}

/** What a company has booked last; null without a subscription (API47). */
export async function subscriptionOf(db: Db, companyId: number): Promise<AnswerOf<'companySubscription'>> {
  const row = await db.selectFrom('subscriptions').selectAll().where('company_id', '=', companyId).orderBy('id', 'desc').executeTakeFirst();
  if (row === undefined) return null;
  const plan = await db.selectFrom('plans').selectAll().where('id', '=', row.plan_id).executeTakeFirstOrThrow();
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
