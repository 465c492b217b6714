import { Banner, Button, Skeleton, SkeletonRegion, TextLink } from '@stellwerk/design-system';
import type { OwnReferral } from '@stellwerk/domain';
import { account } from '../../../i18n/account.de';
import { paths } from '../../../paths';
import { ReferralJobs } from '../referrals/ReferralJobs';

const words = account.dashboard;

export interface ReferralsSectionProps {
  /** Undefined until the answer is there. */
  readonly list: readonly OwnReferral[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** The postings that a person recommends, on the overview (O07). */
export default function ReferralsSection({ list, failed, onRetry }: ReferralsSectionProps) {
  if (failed && list === undefined) {
    return (
      <Banner
        tone="error"
        live="alert"
        title={words.referralsFailed}
        actions={
          <Button size="sm" onClick={onRetry}>
            {words.retry}
          </Button>
        }
      />
    );
  }
  if (list === undefined) {
    return (
      <SkeletonRegion className="sw:grid sw:gap-4">
        <Skeleton width={320} height={34} />
        <Skeleton height={160} />
      </SkeletonRegion>
    );
  }
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
      <ReferralJobs referrals={list} />
      {list.length > 0 && (
        <p>
          <TextLink href={`${paths.dashboard()}?tab=referrals`}>{words.allReferrals}</TextLink>
        </p>
      )}
    </div>
  );
}
