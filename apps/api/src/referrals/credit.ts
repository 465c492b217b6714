import type { Kysely } from 'kysely';
import type { Database } from '../platform/db/schema.ts';
import { findReferralByCode, type ReferralRow } from './store.ts';
import type { JobId, UserId } from '../platform/ids.ts';

/** Applicant data that a referral needs. */
export interface Referred {
  readonly jobId: JobId;
  readonly userId: UserId | null;
  readonly email: string;
}

/** Reason for ignoring a code. */
export type IgnoredCode = 'unknown' | 'inactive' | 'other-job' | 'own';

/**
 * The credited referral of an application: active, of this job and not of the applicant (rule 7).
 * @returns the referral, or the reason for ignoring the code, which never blocks an application (A12)
 */
export async function creditReferral(
  db: Kysely<Database>,
  code: string,
  who: Referred,
): Promise<ReferralRow | { readonly ignored: IgnoredCode }> {
  const referral = await findReferralByCode(db, code);
  if (referral === null) return { ignored: 'unknown' };
  if (!referral.is_active) return { ignored: 'inactive' };
  if (referral.job_id !== who.jobId) return { ignored: 'other-job' };
  if (referral.user_id === who.userId || referral.email.toLowerCase() === who.email.toLowerCase()) return { ignored: 'own' };
  return referral;
}
