import type { Job, JobTemplate, Referral } from '@stellwerk/domain';
import { fixtureJobs, fixtures } from '@stellwerk/domain/fixtures';
import type { ReactNode } from 'react';
import { StorySite } from '../../../testing/story-site';
import { StoryFrame } from '../../../testing/story-frame';

/** The person who recommends in the stories. */
const miriam = fixtures.users.find(({ email }) => email === 'referrer@demo.example');
export const storyReferrer: Referral = {
  code: 'MC7F2KQW',
  firstName: miriam?.firstName ?? '',
  lastName: miriam?.lastName ?? '',
  avatarUrl: miriam?.avatar ?? '',
};

/** The first job with a team in that design. */
export function storyJob(template: JobTemplate): Job | undefined {
  return fixtureJobs.find((job) => job.template === template && job.team.length > 0);
}

/** A page as visitors see it, frame and all. */
export function StoryPage({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return (
    <StoryFrame path={path}>
      <StorySite wide>{children}</StorySite>
    </StoryFrame>
  );
}
