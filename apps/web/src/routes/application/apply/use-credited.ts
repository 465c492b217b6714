import type { Id } from '@stellwerk/domain';
import { statusOf } from '@stellwerk/domain';
import type { ApplicationReferral } from '@stellwerk/forms/application-form';
import { useState } from 'react';
import { forgetReferral, isOwnReferral, rememberedReferral } from '../../../data/referral-memory';
import { useReferral } from '../../../data/referrals/use-referral';
import { useHydrated } from '../../../data/session';

export interface Credited {
  /** What travels with the application; '' for none. */
  readonly code: string;
  /** Who is credited, for the form; undefined where nobody is named. */
  readonly note: ApplicationReferral | undefined;
  /** Takes the recommendation off this application. */
  readonly remove: () => void;
}

/**
 * The recommendation that is credited: the code in the address, else the remembered one, unless the person took it off (rule 7). An
 * unknown code names nobody; it gives way to the one before, or travels along and counts for nothing (A12). An own code counts as none.
 */
export function useCredited(jobId: Id<'job'>, inAddress: string): Credited {
  const [removed, setRemoved] = useState(false);
  const hydrated = useHydrated();
  const before = hydrated ? rememberedReferral(jobId) : '';
  const asked = removed || (hydrated && isOwnReferral(jobId, inAddress)) ? '' : inAddress;
  const addressed = useReferral(asked, jobId);
  const isUnknown = addressed.state === 'failed' && statusOf(addressed.error) === 404;
  const code = removed ? '' : asked === '' || (isUnknown && before !== '') ? before : asked;
  const referrer = useReferral(code, jobId);
  const nobody = code === '' || (referrer.state === 'failed' && statusOf(referrer.error) === 404);
  const { firstName = '', lastName = '', avatarUrl = '' } = referrer.state === 'ready' ? referrer.data : {};
  return {
    code,
    note: nobody ? undefined : { code, name: `${firstName} ${lastName}`.trim(), avatarUrl },
    remove: () => {
      forgetReferral(jobId);
      setRemoved(true);
    },
  };
}
