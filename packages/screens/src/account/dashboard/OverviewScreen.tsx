import { Banner, lazyPart, LinkButton, PartBoundary, type Loadable } from '@stellwerk/design-system';
import { Fragment, type ReactNode } from 'react';
import { account } from '../../i18n/account.de';
import { paths } from '../../paths';
import { ApplicationsLoading } from './ApplicationsLoading';
import { ApplicationsSection, type ApplicationsSectionProps } from './ApplicationsSection';
import { CompaniesSection, type CompaniesSectionProps } from './CompaniesSection';
import { sectionOrder, type OverviewSection } from './sections';
import type { ReferralsSectionProps } from './ReferralsSection';

// A table of its own, for few.
const ReferralsSection = lazyPart(() => import('./ReferralsSection'));

const texts = account.dashboard;

export interface OverviewScreenProps {
  /** What the person has come for: it comes first and has the green button (O10). @default 'applications' */
  readonly lead?: OverviewSection;
  readonly companies: Omit<CompaniesSectionProps, 'lead'>;
  readonly applications: Omit<ApplicationsSectionProps, 'lead'>;
  /** The own recommendations (O07). @default no such section */
  readonly referrals?: Omit<ReferralsSectionProps, 'lead'>;
  /** Messages that have not been read (O41). @default 0 */
  readonly unread?: number;
}

const isEmpty = (list: Loadable<readonly unknown[]> | undefined): boolean => list?.state === 'ready' && list.data.length === 0;

/** What a person has here, by what the person is: companies, applications, recommendations, unread messages (O10). */
export function OverviewScreen({ lead: wanted = 'applications', companies, applications, referrals, unread = 0 }: OverviewScreenProps) {
  // Until it is known what is there, nothing may stand where it would be pushed down.
  if (companies.companies.state === 'loading') return <ApplicationsLoading heading />;
  // What is not there cannot lead.
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
