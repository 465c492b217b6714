import { Banner, lazyPart, LinkButton, PartBoundary } from '@stellwerk/design-system';
import { account } from '../../i18n/account.de';
import { paths } from '../../paths';
import { ApplicationsLoading } from './ApplicationsLoading';
import { ApplicationsSection, type ApplicationsSectionProps } from './ApplicationsSection';
import { CompaniesSection, type CompaniesSectionProps } from './CompaniesSection';
import type { ReferralsSectionProps } from './ReferralsSection';

// The last section of the page, with a table of its own.
const ReferralsSection = lazyPart(() => import('./ReferralsSection'));

const texts = account.dashboard;

export interface OverviewScreenProps {
  readonly companies: CompaniesSectionProps;
  readonly applications: ApplicationsSectionProps;
  /** The own recommendations (O07). @default no such section */
  readonly referrals?: ReferralsSectionProps;
  /** Messages that have not been read (O41). @default 0 */
  readonly unread?: number;
}

/** What a person has here, by what the person is: companies, applications, recommendations, unread messages (O10). */
export function OverviewScreen({ companies, applications, referrals, unread = 0 }: OverviewScreenProps) {
  // Until it is known whether there are companies, nothing may stand where they would push it down.
  if (companies.companies.state === 'loading') return <ApplicationsLoading heading />;
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-12">
      {unread > 0 && (
        <Banner
          tone="info"
          className="sw:sm:[&>svg]:self-center"
          title={texts.unreadTitle(unread)}
          actions={
            <LinkButton size="sm" href={`${paths.dashboard()}?tab=messages`}>
              {texts.toMessages}
            </LinkButton>
          }
        />
      )}
      <CompaniesSection {...companies} />
      <ApplicationsSection {...applications} />
      {referrals !== undefined && (
        <PartBoundary>
          <ReferralsSection {...referrals} />
        </PartBoundary>
      )}
    </div>
  );
}
