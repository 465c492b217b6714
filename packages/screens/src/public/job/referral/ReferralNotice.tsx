import { ReferralBanner, ReferralBannerFailed, ReferralBannerLoading } from '@stellwerk/design-system/patterns/referral-banner';
import type { Job } from '@stellwerk/domain';
import { usePassOn } from './PassOn';
import type { JobReferral, OwnLink } from './types';

export interface ReferralNoticeProps {
  readonly job: Job;
  readonly referral: JobReferral;
  readonly ownLink: OwnLink;
}

/** Who recommends this job, and after 'Kein Interesse' the window with a link of one's own (RF01 to RF15, RF19 to RF21). */
export function ReferralNotice({ job, referral, ownLink }: ReferralNoticeProps) {
  const { referrer, title, location, onNoInterest } = referral;
  const { passOn, openPassOn } = usePassOn(job, ownLink);
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
