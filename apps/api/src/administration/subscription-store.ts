import { CallError, type InputOf } from '@stellwerk/domain/endpoints';
import { berlinDay, dashboardMessages } from '@stellwerk/domain';
import { sql } from 'kysely';
import { lastSubscription } from '../companies/subscription/subscription-store.ts';
import type { Context } from '../platform/context/context.ts';
import type { CompanyId } from '../platform/ids.ts';

type SubscriptionRequest = InputOf<'changeSubscription', 'request'>;

/** The last moment of a day in Berlin. */
const endOf = (day: string) => sql<Date>`(${day}::date + 1)::timestamp at time zone 'Europe/Berlin' - interval '1 second'`;

/**
 * Gives a company a plan (O37). The previous subscription stays stored and ends now; the same plan again changes nothing.
 * Stricter limits of a smaller plan apply to new items only: existing ones stay.
 * @throws CallError 'not-found' for an unknown company
 */
export async function setSubscription({ db, now }: Context, companyId: CompanyId, request: SubscriptionRequest): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const company = await trx.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().executeTakeFirst();
    if (company === undefined) throw new CallError('not-found', dashboardMessages.companyNotFound);
    const { id: planId } = await trx.selectFrom('plans').select('id').where('plan_type', '=', request.planType).executeTakeFirstOrThrow();
    const last = await lastSubscription(trx, companyId);
    const endDay = request.endDate ?? null;
    const isSame =
      last?.plan_id === planId &&
      last.status === request.status &&
      last.billing_cycle === request.billingCycle &&
      (last.end_date === null ? null : berlinDay(last.end_date)) === endDay;
    if (isSame) return;
    await trx
      .updateTable('subscriptions')
      .set({ status: 'CANCELLED', auto_renew: false, end_date: now() })
      .where('company_id', '=', companyId)
      .where('status', '=', 'ACTIVE')
      .execute();
    await trx
      .insertInto('subscriptions')
      .values({
        company_id: companyId,
        plan_id: planId,
        status: request.status,
        billing_cycle: request.billingCycle,
        start_date: last?.plan_id === planId ? last.start_date : now(),
        end_date: endDay === null ? null : endOf(endDay),
        auto_renew: request.status === 'ACTIVE',
      })
      .execute();
  });
}
