import type { Transaction } from 'kysely';
import type { Context } from '../../platform/context/context.ts';
import type { Database } from '../../platform/db/schema.ts';
import { noteEvent } from '../history/store.ts';
import { freeJobsOf } from './store.ts';
import type { CompanyId, UserId } from '../../platform/ids.ts';

type Trx = Transaction<Database>;

/** Active jobs of the company at its last deactivation, the newest first. */
async function previousJobs(trx: Trx, companyId: CompanyId): Promise<readonly number[]> {
  const last = await trx
    .selectFrom('audit')
    .select('details')
    .where('company_id', '=', companyId)
    .where('action', '=', 'company-deactivated')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const ids: unknown = last?.details.jobs;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number').toSorted((a, b) => b - a) : [];
}

/** Switches the permitted jobs on: neither deleted nor taken down meanwhile, and as many as the plan allows (O38, O95). */
async function switchOn(trx: Trx, { config, now }: Context, companyId: CompanyId, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const jobs = await trx
    .selectFrom('jobs')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('inactive_reason', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  const room = config.planLimits === 'enforce' ? (await freeJobsOf(trx, [companyId])).get(companyId) : undefined;
  const chosen = jobs.map(({ id }) => id).slice(0, room);
  if (chosen.length > 0) await trx.updateTable('jobs').set({ is_active: true, updated_at: now() }).where('id', 'in', chosen).execute();
}

/**
 * Makes an inactive company public again (O29). Its jobs stay inactive until they are switched on, so none appears by this
 * alone. An active company stays as it is.
 * @param withJobs switches previously active jobs on again
 */
export async function activateCompany(context: Context, companyId: CompanyId, userId: UserId, withJobs: boolean): Promise<void> {
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
    if (withJobs) await switchOn(trx, context, companyId, await previousJobs(trx, companyId));
    await noteEvent(trx, { companyId, userId, action: 'company-activated', now });
  });
}
