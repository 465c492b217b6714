import { limitState, PLAN_MEMBERS, teamMessages } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import type { Transaction } from 'kysely';
import { lastSubscription, planWith } from '../subscription/subscription-store.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Database } from '../../platform/db/schema.ts';
import { countSeats } from './store.ts';
import type { CompanyId } from '../../platform/ids.ts';

/**
 * Checks that the plan of the company has a free seat, unless plans are not enforced (O38). Invited people hold a seat until the
 * link expires; a company without a subscription has no limit. The team is locked by the caller.
 * @throws CallError 'conflict'
 */
export async function requireSeat(trx: Transaction<Database>, context: Context, companyId: CompanyId): Promise<void> {
  if (context.config.planLimits !== 'enforce') return;
  const subscription = await lastSubscription(trx, companyId);
  if (subscription === null) return;
  const limit = PLAN_MEMBERS[(await planWith(trx, subscription.plan_id)).plan_type];
  const state = limitState(await countSeats(trx, companyId, context.now()), limit);
  if (state === 'full' || state === 'over') throw new CallError('conflict', teamMessages.planLimit);
}
