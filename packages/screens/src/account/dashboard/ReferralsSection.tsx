import { Loaded, Skeleton, SkeletonRegion, TextLink, type Loadable } from '@stellwerk/design-system';
import type { OwnReferral } from '@stellwerk/domain';
import { account } from '../../i18n/account.de';
import { paths } from '../../paths';
import { ReferralJobs } from '../referrals/ReferralJobs';

const texts = account.dashboard;

export interface ReferralsSectionProps {
  readonly list: Loadable<readonly OwnReferral[]>;
}

const skeleton = (
  <SkeletonRegion className="sw:grid sw:gap-4">
    <Skeleton width={320} height={34} />
    <Skeleton height={160} />
  </SkeletonRegion>
);

/** The jobs that a person recommends, on the overview (O07). */
export default function ReferralsSection({ list }: ReferralsSectionProps) {
  return (
    <Loaded value={list} skeleton={skeleton} failure={{ title: texts.referralsFailed, children: texts.retryHint }}>
      {(referrals) => (
        <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
          <ReferralJobs referrals={referrals} />
          {referrals.length > 0 && (
            <p>
              <TextLink href={`${paths.dashboard()}?tab=referrals`}>{texts.allReferrals}</TextLink>
            </p>
          )}
        </div>
      )}
    </Loaded>
  );
}
