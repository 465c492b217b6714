import { Banner, lazyPart, LinkButton, PartBoundary, type Loadable } from '@stellwerk/design-system';
import { Fragment, type ReactNode } from 'react';
import { account } from '../../i18n/account.de';
import { paths } from '../../paths';
import { ApplicationsLoading } from './ApplicationsLoading';
import { ApplicationsSection, type ApplicationsSectionProps } from './ApplicationsSection';
import { CompaniesSection, type CompaniesSectionProps } from './CompaniesSection';
import { sectionOrder, type OverviewSection } from './sections';
import type { ReferralsSectionProps } from './ReferralsSection';

// A lazily loaded table that few people need.
const ReferralsSection = lazyPart(() => import('./ReferralsSection'));

const texts = account.dashboard;

export interface OverviewScreenProps {
  /** The main section, which comes first and has the green button (O10). @default 'applications' */
  readonly lead?: OverviewSection;
  readonly companies: Omit<CompaniesSectionProps, 'lead'>;
  readonly applications: Omit<ApplicationsSectionProps, 'lead'>;
  /** The person's referrals (O07). @default no such section */
  readonly referrals?: Omit<ReferralsSectionProps, 'lead'>;
  /** Number of unread messages (O41). @default 0 */
  readonly unread?: number;
}

const isEmpty = (list: Loadable<readonly unknown[]> | undefined): boolean => list?.state === 'ready' && list.data.length === 0;

/**
 * Overview of the account area, depending on the person's roles: companies, applications,
 * referrals, unread messages (O10).
 */
export function OverviewScreen({ lead: wanted = 'applications', companies, applications, referrals, unread = 0 }: OverviewScreenProps) {
  // While the data are loading, no section is rendered that would be pushed down later.
  if (companies.companies.state === 'loading') return <ApplicationsLoading heading />;
  // An empty section cannot be first.
  const lead = wanted === 'referrals' && referrals === undefined ? 'applications' : wanted;
  const sections: Readonly<Record<OverviewSection, ReactNode>> = {
    companies: <CompaniesSection {...companies} lead={lead === 'companies'} />,
    applications: <ApplicationsSection {...applications} lead={lead === 'applications'} />,
    referrals: referrals && (
      <PartBoundary>
        <ReferralsSection {...referrals} lead={lead === 'referrals'} />
      </PartBoundary>
    ),
  };
  const empty = {
    companies: isEmpty(companies.companies),
    applications: isEmpty(applications.applications),
    referrals: isEmpty(referrals?.list),
  };
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-12">
      {unread > 0 && (
        <Banner
          tone="info"
          className="sw:sm:[&>svg]:self-center"
          title={texts.unreadTitle(unread)}
          actions={
            <LinkButton size="sm" href={paths.ownMessages()}>
              {texts.toMessages}
            </LinkButton>
          }
        />
      )}
      {sectionOrder(lead, empty).map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
    </div>
  );
}
