import type { Job, JobTemplate, Referral } from '@stellwerk/domain';
import { fixtureJobs, fixtures } from '@stellwerk/domain/fixtures';
import type { ReactNode } from 'react';
import { StorySite } from '../../../testing/story-site';
import { StoryFrame } from '../../../testing/story-frame';

/** The referrer of the stories. */
const miriam = fixtures.users.find(({ email }) => email === 'referrer@demo.example');
export const storyReferrer: Referral = {
  code: 'MC7F2KQW',
  jobId: '101',
  firstName: miriam?.firstName ?? '',
  lastName: miriam?.lastName ?? '',
  avatarUrl: miriam?.avatar ?? '',
};

/** The first job with a team in that design. */
export function storyJob(template: JobTemplate): Job | undefined {
  return fixtureJobs.find((job) => job.template === template && job.team.length > 0);
}

interface StoryPageProps {
  readonly path: string;
  readonly loggedIn?: boolean;
  readonly children: ReactNode;
}

/** A page with its frame, as visitors or a logged-in person see it. */
export function StoryPage({ path, loggedIn = false, children }: StoryPageProps) {
  return (
    <StoryFrame path={path}>
      <StorySite loggedIn={loggedIn} wide>
        {children}
      </StorySite>
    </StoryFrame>
  );
}
