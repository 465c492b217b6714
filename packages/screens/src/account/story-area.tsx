import { fixtureApplications, fixtureCompanies, fixtures, inboxMessageWire } from '@stellwerk/domain/fixtures';
import type { OwnReferral, InboxMessage } from '@stellwerk/domain';
import { readInbox, referralMilestone } from '@stellwerk/domain';
import type { ReactNode } from 'react';
import { ready } from '../testing/story-values';
import { storyProfile } from '../testing/story-account';
import { StorySite } from '../testing/story-site';
import { StoryFrame } from '../testing/story-frame';
import { DashboardFrame } from './dashboard/DashboardFrame';
import type { DashboardTab } from './dashboard/tab';

export interface StoryAreaProps {
  readonly tab: DashboardTab;
  /** @default the demo candidate */
  readonly email?: string;
  readonly unread?: number;
  readonly children: ReactNode;
}

/** The account area with all its views around a screen. */
export function StoryArea({ tab, email = 'candidate@demo.example', unread, children }: StoryAreaProps) {
  return (
    <StoryFrame path={tab === 'overview' ? '/dashboard' : `/dashboard?tab=${tab}`}>
      <StorySite loggedIn email={email}>
        <DashboardFrame profile={ready(storyProfile(email))} tab={tab} unread={unread} leaving={false} onSignOut={() => undefined}>
          {children}
        </DashboardFrame>
      </StorySite>
    </StoryFrame>
  );
}

const companyOf = (id: number) => fixtureCompanies.find((company) => company.id === String(id));

const MIRIAM = fixtures.users.find(({ email }) => email === 'referrer@demo.example')?.id;

/** The referral links of the demo referrer: active, paused, with and without applications. */
export const storyReferrals: readonly OwnReferral[] = fixtures.referrals
  .filter(({ userId }) => userId === MIRIAM)
  .map((referral) => {
    const job = fixtures.jobs.find(({ id }) => id === referral.jobId);
    return {
      id: String(referral.id),
      code: referral.code,
      active: referral.isActive,
      views: referral.views,
      rejects: referral.rejects,
      createdAt: referral.createdAt,
      job: {
        id: String(referral.jobId),
        title: job?.title ?? '',
        company: job === undefined ? '' : (companyOf(job.companyId)?.name ?? ''),
        place: job?.city ?? '',
        active: job?.isActive ?? false,
      },
      applications: fixtures.applications
        .filter(({ referralId }) => referralId === referral.id)
        .map(({ id, status, createdAt }) => ({
          id: String(id),
          milestone: referralMilestone(status),
          payout: 'OPEN',
          payoutEvents: [],
          createdAt,
        })),
    };
  });

/** Messages of the demo companies to one account. */
export const storyInbox = (userId: number): readonly InboxMessage[] =>
  readInbox(fixtures.messages.filter((message) => message.userId === userId).map((row) => inboxMessageWire(fixtures, row))).messages;

export const storyApplications = fixtureApplications.slice(0, 4);
export const storyCompanies = fixtureCompanies.slice(0, 3);
