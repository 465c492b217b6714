import { lazyPart, PartBoundary, useToast } from '@stellwerk/design-system';
import { ReferralBanner, ReferralBannerFailed, ReferralBannerLoading } from '@stellwerk/design-system/patterns/referral-banner';
import { designPlace, jobFallbacks, referralMessages, type Job } from '@stellwerk/domain';
import { useState } from 'react';
import type { JobReferral } from './types';

// The window is a quarter of a job's script: it loads for those who click the button.
const ReferralModal = lazyPart(() => import('./modal'));

export interface ReferralNoticeProps {
  readonly job: Job;
  readonly referral: JobReferral;
}

/** Who recommends this job, and after 'Kein Interesse' the window with a link of one's own (RF01 to RF15, RF19 to RF21). */
export function ReferralNotice({ job, referral }: ReferralNoticeProps) {
  const { referrer, onNoInterest, onCopied } = referral;
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState<{ readonly loginHref: string | undefined }>();
  if (referrer.state === 'failed') return <ReferralBannerFailed look="plain" />;
  if (referrer.state === 'loading') return <ReferralBannerLoading look="plain" />;
  return (
    <>
      <ReferralBanner
        look="plain"
        referral={referrer.data}
        title={referral.title}
        location={referral.location}
        onNoInterest={() => {
          setWanted({ loginHref: referral.loginHref?.() });
          setOpen(true);
          onNoInterest();
        }}
      />
      {wanted && (
        <PartBoundary>
          <ReferralModal
            open={open}
            onOpenChange={setOpen}
            job={{ title: job.title || jobFallbacks.title, company: job.company.name || jobFallbacks.company, place: designPlace(job) }}
            loginHref={wanted.loginHref}
            onCreate={referral.onCreate}
            onCopied={(link) => {
              toast.success(referralMessages.copied);
              onCopied?.(link);
            }}
            failureText={referral.failureText}
            copy={referral.copy}
            share={referral.share}
          />
        </PartBoundary>
      )}
    </>
  );
}
