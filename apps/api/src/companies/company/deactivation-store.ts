import type { Context } from '../../platform/context/context.ts';
import { noteEvent } from '../history/store.ts';
import type { CompanyId, UserId } from '../../platform/ids.ts';

/**
 * Hides a company from the public, in one transaction (O30): its jobs and their referrals become inactive, its subscription
 * ends with the paid period; applications and data stay. The audit records which jobs and referrals were active. An inactive
 * company stays as it is.
 */
export async function deactivateCompany(context: Context, companyId: CompanyId, userId: UserId): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const deactivated = await trx
      .updateTable('companies')
      .set({ is_active: false, updated_at: now })
      .where('id', '=', companyId)
      .where('is_active', '=', true)
      .returning('id')
      .executeTakeFirst();
    if (deactivated === undefined) return;
    const jobs = await trx
      .updateTable('jobs')
      .set({ is_active: false, updated_at: now })
      .where('company_id', '=', companyId)
      .where('is_active', '=', true)
      .returning('id')
      .execute();
    const referrals = await trx
      .updateTable('referrals')
      .set({ is_active: false })
      .where('is_active', '=', true)
      .where('job_id', 'in', (eb) => eb.selectFrom('jobs').select('jobs.id').where('company_id', '=', companyId))
      .returning('id')
      .execute();
    await trx
      .updateTable('subscriptions')
      .set({ status: 'CANCELLED', auto_renew: false })
      .where('company_id', '=', companyId)
      .where('status', '=', 'ACTIVE')
      .execute();
    const details = { jobs: jobs.map(({ id }) => id), referrals: referrals.map(({ id }) => id) };
    await noteEvent(trx, { companyId, userId, action: 'company-deactivated', details, now });
  });
}
