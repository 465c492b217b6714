import { Icon, LinkButton, Loaded, Section, Skeleton, SkeletonRegion, type Loadable } from '@stellwerk/design-system';
import { BillingToggle, PlanCards } from '@stellwerk/design-system/patterns';
import { FIRST_PLAN, planLabels, type BillingCycle, type Plan } from '@stellwerk/domain';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { companyPaths } from '../../company-paths';
import { forCompaniesTexts as texts } from '../../i18n/for-companies.de';
import { paths } from '../../paths';

export interface ForCompaniesScreenProps {
  /** All plans in order, with current prices. */
  readonly plans: Loadable<readonly Plan[]>;
  /**
   * Whether the visitor has an account and can create the company at once; others register first.
   */
  readonly loggedIn: boolean;
  /** Email address of the support, for an individual offer (CP16). */
  readonly supportEmail: string;
}

/** URL of the first step; the registration derives the kind of account from its redirect. */
function Start({ loggedIn, variant }: Pick<ForCompaniesScreenProps, 'loggedIn'> & { readonly variant: 'primary' | 'secondary' }) {
  const create = companyPaths.create();
  return (
    <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-x-6 sw:gap-y-3">
      <LinkButton variant={variant} href={loggedIn ? create : paths.register(create)}>
        {loggedIn ? texts.create : texts.start}
        <Icon as={ArrowRight} />
      </LinkButton>
      <p className="sw:text-sm sw:text-ink-2">{texts.startHint(planLabels[FIRST_PLAN])}</p>
    </div>
  );
}

const skeleton = (
  <SkeletonRegion className="sw:grid sw:gap-6 sw:md:grid-cols-3">
    {[0, 1, 2].map((card) => (
      <Skeleton key={card} height={320} />
    ))}
  </SkeletonRegion>
);

/** The page for employers: benefits, prices, and the link to get started (O100). */
export function ForCompaniesScreen({ plans, loggedIn, supportEmail }: ForCompaniesScreenProps) {
  const [cycle, setCycle] = useState<BillingCycle>('MONTHLY');
  return (
    <>
      <div className="sw:border-b sw:border-line sw:py-10">
        <h1 className="sw:mb-4 sw:max-w-[14ch] sw:text-3xl">{texts.headline}</h1>
        <p className="sw:mb-8 sw:max-w-prose sw:text-lg sw:text-ink-2">{texts.intro}</p>
        <Start loggedIn={loggedIn} variant="primary" />
      </div>
      <Section title={texts.offer} size="lg" className="sw:gap-8 sw:py-12">
        <ul className="sw:grid sw:gap-8 sw:md:grid-cols-3">
          {texts.offers.map(({ title, text }) => (
            <li key={title} className="sw:border-t sw:border-line sw:pt-4">
              <h3 className="sw:mb-1 sw:text-lg">{title}</h3>
              <p className="sw:max-w-prose sw:text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title={texts.plans}
        size="lg"
        className="sw:gap-6 sw:border-t sw:border-line sw:py-12"
        // Without JavaScript the monthly prices stay.
        actions={<BillingToggle value={cycle} onChange={setCycle} className="sw:noscript:hidden" />}
      >
        <Loaded value={plans} skeleton={skeleton} failure={{ level: 3, title: texts.plansFailed }}>
          {(all) => <PlanCards plans={all} cycle={cycle} contactEmail={supportEmail} />}
        </Loaded>
        <Start loggedIn={loggedIn} variant="secondary" />
      </Section>
    </>
  );
}
