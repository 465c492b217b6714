import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A referral link with the address of its creator. */
export interface ReferralRow {
  readonly id: number;
  readonly code: string;
  readonly job_id: number;
  readonly is_active: boolean;
  readonly user_id: number;
  readonly email: string;
}

export async function findReferralByCode(db: Kysely<Database>, code: string): Promise<ReferralRow | null> {
  const row = await db
    .selectFrom('referrals')
    .innerJoin('users', 'users.id', 'referrals.user_id')
    .select(['referrals.id', 'referrals.code', 'referrals.job_id', 'referrals.is_active', 'referrals.user_id', 'users.email'])
    .where('referrals.code', '=', code)
    .executeTakeFirst();
  return row ?? null;
}

/** The application that a payout is for, as the record keeps it after the application is gone (O83). */
export interface NewPayout {
  readonly application_id: number;
  readonly referral_id: number;
  readonly referral_code: string;
  readonly job_title: string;
  readonly created_at: Date;
}

/** Opens the payouts of referred applications, each with its OPEN event (rule 8, O83). */
export async function openPayouts(trx: Transaction<Database>, payouts: readonly NewPayout[]): Promise<void> {
  if (payouts.length === 0) return;
  const made = await trx
    .insertInto('payouts')
    .values([...payouts])
    .returning(['id', 'created_at'])
    .execute();
  await trx
    .insertInto('payout_events')
    .values(made.map(({ id, created_at }) => ({ payout_id: id, state: 'OPEN' as const, created_at })))
    .execute();
}
