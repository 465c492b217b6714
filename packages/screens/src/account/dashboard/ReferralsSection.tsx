import { Loaded, Section, Skeleton, SkeletonRegion, TextLink, type Loadable } from '@stellwerk/design-system';
import { referralMessages, type OwnReferral } from '@stellwerk/domain';
import { account } from '../../i18n/account.de';
import { paths } from '../../paths';
import { NothingYet } from '../NothingYet';
import { ReferralJobs } from '../referrals/ReferralJobs';
import { QuietSection } from './QuietSection';

const texts = account.dashboard;

export interface ReferralsSectionProps {
  readonly list: Loadable<readonly OwnReferral[]>;
  /** Whether it is the main section for this person. */
  readonly lead: boolean;
}

const skeleton = (
  <SkeletonRegion className="sw:grid sw:gap-4">
    <Skeleton width={320} height={34} />
    <Skeleton height={160} />
  </SkeletonRegion>
);

/** The person's recommended jobs, on the overview (O07). */
export default function ReferralsSection({ list, lead }: ReferralsSectionProps) {
  if (list.state === 'ready' && list.data.length === 0)
    return lead ? (
      <Section title={referralMessages.jobsTitle} size="lg">
        <NothingYet title={referralMessages.jobsEmpty} text={texts.noReferralsHint} jobs={texts.findToRefer} />
      </Section>
    ) : (
      <QuietSection title={referralMessages.jobsTitle} text={referralMessages.jobsEmpty} href={paths.jobs()} label={texts.findToRefer} />
    );
  return (
    <Loaded value={list} skeleton={skeleton} failure={{ title: texts.referralsFailed, children: texts.retryHint }}>
      {(referrals) => (
        <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
          <ReferralJobs referrals={referrals} />
          {referrals.length > 0 && (
            <p>
              <TextLink href={paths.ownReferrals()}>{texts.allReferrals}</TextLink>
            </p>
          )}
        </div>
      )}
    </Loaded>
  );
}
