import {
  ReferralBanner,
  ReferralBannerFailed,
  ReferralBannerLoading,
  ReferralBannerOwn,
} from '@stellwerk/design-system/patterns/referral-banner';
import type { Job } from '@stellwerk/domain';
import { useSyncExternalStore } from 'react';
import { usePassOn } from './PassOn';
import type { JobReferral, OwnLink } from './types';

export interface ReferralNoticeProps {
  readonly job: Job;
  readonly referral: JobReferral;
  readonly ownLink: OwnLink;
}

const no = (): boolean => false;
const neverChanges = (): (() => void) => () => undefined;

/**
 * Names the referrer of this job and, after 'Kein Interesse', offers the dialog with the visitor's
 * own link (RF01 to RF15, RF19 to RF21).
 */
export function ReferralNotice({ job, referral, ownLink }: ReferralNoticeProps) {
  const { referrer, isOwn = no, title, location, onNoInterest } = referral;
  const own = useSyncExternalStore(neverChanges, isOwn, no);
  const { passOn, openPassOn } = usePassOn(job, ownLink);
  if (own) return <ReferralBannerOwn look="plain" />;
  if (referrer.state === 'failed') return <ReferralBannerFailed look="plain" />;
  if (referrer.state === 'loading') return <ReferralBannerLoading look="plain" />;
  return (
    <>
      <ReferralBanner
        look="plain"
        referral={referrer.data}
        title={title}
        location={location}
        onNoInterest={() => {
          openPassOn();
          onNoInterest();
        }}
      />
      {passOn}
    </>
  );
}
