import type { Selectable } from 'kysely';
import type { Db } from '../db/engine.ts';
import type { PlansTable, SubscriptionsTable } from '../db/tables/companies.ts';

export type PlanRow = Selectable<PlansTable>;
export type SubscriptionRow = Selectable<SubscriptionsTable>;

/** All plans, the smallest first. */
export function allPlans(db: Db): Promise<PlanRow[]> {
  return db.selectFrom('plans').selectAll().orderBy('id').execute();
}

export function planWith(db: Db, id: number): Promise<PlanRow> {
  return db.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** What a company has booked last; null without a subscription. */
export async function lastSubscription(db: Db, companyId: number): Promise<SubscriptionRow | null> {
  const row = await db.selectFrom('subscriptions').selectAll().where('company_id', '=', companyId).orderBy('id', 'desc').executeTakeFirst();
  return row ?? null;
}
