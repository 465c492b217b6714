import { Banner, Button, LinkButton, Skeleton, SkeletonRegion, TextLink } from '@stellwerk/design-system';
import type { OwnReferral } from '@stellwerk/domain';
import { account } from '../../../i18n/account.de';
import { paths } from '../../../paths';
import { ReferralJobs } from '../referrals/ReferralJobs';
import { ApplicationsLoading } from './ApplicationsLoading';
import { ApplicationsSection, type ApplicationsSectionProps } from './ApplicationsSection';
import { CompaniesSection, type CompaniesSectionProps } from './CompaniesSection';

const words = account.dashboard;

export interface OverviewScreenProps {
  readonly companies: CompaniesSectionProps;
  readonly applications: ApplicationsSectionProps;
  /** The own recommendations (O07). @default no such section */
  readonly referrals?: {
    /** Undefined until the answer is there. */
    readonly list: readonly OwnReferral[] | undefined;
    readonly failed: boolean;
    readonly onRetry: () => void;
  };
  /** Messages that have not been read (O41). @default 0 */
  readonly unread?: number;
}

function Referrals({ list, failed, onRetry }: NonNullable<OverviewScreenProps['referrals']>) {
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

/** What a person has here, by what the person is: companies, applications, recommendations, unread messages (O10). */
export function OverviewScreen({ companies, applications, referrals, unread = 0 }: OverviewScreenProps) {
  // Until it is known whether there are companies, nothing may stand where they would push it down.
  if (companies.companies === undefined && !companies.failed) return <ApplicationsLoading heading />;
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-12">
      {unread > 0 && (
        <Banner
          tone="info"
          title={words.unreadTitle(unread)}
          actions={
            <LinkButton size="sm" href={`${paths.dashboard()}?tab=messages`}>
              {words.toMessages}
            </LinkButton>
          }
        />
      )}
      <CompaniesSection {...companies} />
      <ApplicationsSection {...applications} />
      {referrals !== undefined && <Referrals {...referrals} />}
    </div>
  );
}
