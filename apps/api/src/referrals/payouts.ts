import {
  authMessages,
  canRequestPayout,
  generalMessages,
  milestoneOf,
  payoutDecisions,
  referralMessages,
  type PayoutState,
} from '@stellwerk/domain';
import { CallError, type InputOf } from '@stellwerk/domain/endpoints';
import type { Transaction } from 'kysely';
import type { Actor } from '../platform/context/actor.ts';
import type { Context } from '../platform/context/context.ts';
import type { Database } from '../platform/db/schema.ts';
import { installationOf } from '../platform/mail/outbox.ts';
import { tellDecision, tellRequest } from './mail-store.ts';
import { lockPayout, payoutWith, writeEvent, type PayoutRow } from './payout-store.ts';
import type { PayoutId, UserId } from '../platform/ids.ts';

/** A payout. @throws CallError 'not-found' */
async function known(db: Context['db'], id: PayoutId): Promise<PayoutRow> {
  const row = await payoutWith(db, id);
  if (row === undefined) throw new CallError('not-found', generalMessages.notFound);
  return row;
}

/**
 * Appends the next state of a payout, one at a time.
 * @param check throws when the state is not allowed
 * @param tell enqueues the mails about it in the outbox
 */
async function advance(
  context: Context,
  id: PayoutId,
  userId: UserId,
  next: { readonly state: PayoutState; readonly reason: string | null },
  check: (row: PayoutRow) => void,
  tell: (trx: Transaction<Database>, row: PayoutRow) => Promise<void>,
): Promise<PayoutRow> {
  return context.db.transaction().execute(async (trx) => {
    await lockPayout(trx, id);
    check(await known(trx, id));
    await writeEvent(trx, { payoutId: id, userId, now: context.now(), ...next });
    const row = await known(trx, id);
    await tell(trx, row);
    return row;
  });
}

function checkRequest({ status, state }: PayoutRow): void {
  if (!canRequestPayout({ milestone: milestoneOf(status, state), payout: state }))
    throw new CallError('conflict', referralMessages.cannotRequest);
}

/**
 * Requests the payout of a hire, once (O43). An account with an unconfirmed email address gets no money (O01).
 * @throws CallError 'forbidden' or 'conflict'
 */
export function requestPayout(context: Context, id: PayoutId, actor: Actor): Promise<PayoutRow> {
  if (!actor.isConfirmed) throw new CallError('forbidden', authMessages.confirmFirst);
  const next = { state: 'REQUESTED', reason: null } as const;
  return advance(context, id, actor.id, next, checkRequest, (trx, row) => tellRequest(trx, installationOf(context), row));
}

/** Records the decision of an administrator; no money moves (O43). @throws CallError 'not-found' or 'conflict' */
export function decidePayout(
  context: Context,
  id: PayoutId,
  userId: UserId,
  { state, reason }: InputOf<'decidePayout', 'request'>,
): Promise<PayoutRow> {
  const given = (reason ?? '') === '' ? null : (reason ?? null);
  const check = (row: PayoutRow): void => {
    if (!payoutDecisions(row.state).includes(state)) throw new CallError('conflict', referralMessages.cannotDecide);
  };
  return advance(context, id, userId, { state, reason: given }, check, (trx) => tellDecision(trx, installationOf(context), id, state));
}
