import type { Id } from '../ids';
import { readMediaUrl } from '../media/read';
import { asObject, firstText } from '../wire/loose';

/** The referrer of a job. */
export interface Referral {
  readonly code: string;
  /** The job of the code; '' if missing. */
  readonly jobId: Id<'job'>;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatarUrl: string;
}

/** Reads the public response for a referral code (EN46). */
export function readReferral(answer: unknown, code = ''): Referral {
  const referral = asObject(answer);
  const user = asObject(referral.user);
  return {
    code: firstText(referral.referralCode) || code,
    jobId: firstText(referral.jobOfferId),
    firstName: firstText(user.firstName),
    lastName: firstText(user.lastName),
    avatarUrl: readMediaUrl(user.avatar, 'avatars'),
  };
}

/** The code of a newly created referral; '' if missing. */
export function readReferralCode(answer: unknown): string {
  return firstText(asObject(answer).referralCode, asObject(asObject(answer).referral).referralCode);
}
