import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Who applies, as far as a referral must know it. */
export interface Referred {
  readonly jobId: number;
  readonly userId: number | null;
  readonly email: string;
}

/** Why a code counts for nothing. */
export type ReferralFault = 'unknown' | 'inactive' | 'other-posting' | 'own';

/**
 * The referral that an application is credited to: active, of this posting and not of the applicant (rule 7).
 * @returns its id, or why the code counts for nothing; that never blocks an application (A12)
 */
export async function findReferral(
  db: Kysely<Database>,
  code: string,
  who: Referred,
): Promise<{ readonly id: number } | { readonly fault: ReferralFault }> {
  const referral = await db
    .selectFrom('referrals')
    .innerJoin('users', 'users.id', 'referrals.user_id')
    .select(['referrals.id', 'referrals.job_id', 'referrals.is_active', 'referrals.user_id', 'users.email'])
    .where('referrals.code', '=', code)
    .executeTakeFirst();
  if (referral === undefined) return { fault: 'unknown' };
  if (!referral.is_active) return { fault: 'inactive' };
  if (referral.job_id !== who.jobId) return { fault: 'other-posting' };
  if (referral.user_id === who.userId || referral.email.toLowerCase() === who.email.toLowerCase()) return { fault: 'own' };
  return { id: referral.id };
}
