import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/engine.ts';
import type { PlansTable, SubscriptionsTable } from '../../platform/db/tables/companies.ts';
import type { CompanyId, PlanId } from '../../platform/ids.ts';

export type PlanRow = Selectable<PlansTable>;
export type SubscriptionRow = Selectable<SubscriptionsTable>;

/** All plans, the smallest first. */
export function allPlans(db: Db): Promise<PlanRow[]> {
  return db.selectFrom('plans').selectAll().orderBy('id').execute();
}

export function planWith(db: Db, id: PlanId): Promise<PlanRow> {
  return db.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Latest subscriptions of companies, in one query; companies without one are left out. */
export function lastSubscriptions(db: Db, companyIds: readonly number[]): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .distinctOn('company_id')
    .selectAll()
    .where('company_id', 'in', companyIds.length === 0 ? [0] : [...companyIds])
    .orderBy('company_id')
    .orderBy('id', 'desc')
    .execute();
}

/** Latest subscription of a company; null without one. */
export async function lastSubscription(db: Db, companyId: CompanyId): Promise<SubscriptionRow | null> {
  const row = await db.selectFrom('subscriptions').selectAll().where('company_id', '=', companyId).orderBy('id', 'desc').executeTakeFirst();
  return row ?? null;
}
