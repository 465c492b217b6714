import type { Context } from '../context.ts';
import { noteEvent } from '../history/store.ts';

/**
 * Makes an inactive company public again (O29). Its jobs stay inactive until somebody switches them on, so none appears by this
 * alone. An active company stays as it is.
 */
export async function activateCompany(context: Context, companyId: number, userId: number): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const activated = await trx
      .updateTable('companies')
      .set({ is_active: true, updated_at: now })
      .where('id', '=', companyId)
      .where('is_active', '=', false)
      .returning('id')
      .executeTakeFirst();
    if (activated === undefined) return;
    await trx
      .updateTable('jobs')
      .set({ is_active: false, updated_at: now })
      .where('company_id', '=', companyId)
      .where('is_active', '=', true)
      .execute();
    await noteEvent(trx, { companyId, userId, action: 'company-activated', now });
  });
}
