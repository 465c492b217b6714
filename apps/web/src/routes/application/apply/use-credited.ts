import type { Id } from '@stellwerk/domain';
import { statusOf } from '@stellwerk/domain';
import type { ApplicationReferral } from '@stellwerk/forms/application-form';
import { useState } from 'react';
import { forgetReferral, isOwnReferral, rememberedReferral } from '../../../data/referral-memory';
import { useReferral } from '../../../data/referrals/use-referral';
import { useHydrated } from '../../../data/session';

export interface Credited {
  /** Code sent with the application; '' for none. */
  readonly code: string;
  /** The referrer shown in the form; undefined for none. */
  readonly note: ApplicationReferral | undefined;
  /** Removes the referral from this application. */
  readonly remove: () => void;
}

/**
 * The credited referral: the code in the URL, else the stored one, unless the person removed it (rule 7). An
 * unknown code shows no name; it is replaced by the previous one, or sent along without effect (A12). An own code is ignored.
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
