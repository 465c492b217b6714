import { LinkProvider } from '@stellwerk/design-system';
import type { Job, JobTemplate, Referral } from '@stellwerk/domain';
import { fixtureJobs, fixtures } from '@stellwerk/domain/fixtures';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PublicShell } from '../../../../shell/PublicShell';
import { AppFrame } from '../../../../testing/frames';

/** The person who recommends in the stories. */
const miriam = fixtures.users.find(({ email }) => email === 'referrer@demo.example');
export const storyReferrer: Referral = {
  code: 'MC7F2KQW',
  firstName: miriam?.firstName ?? '',
  lastName: miriam?.lastName ?? '',
  avatarUrl: miriam?.avatar ?? '',
};

/** The first posting with a team in that design. */
export function storyJob(template: JobTemplate): Job | undefined {
  return fixtureJobs.find((job) => job.template === template && job.team.length > 0);
}

/** A page as visitors see it, frame and all. */
export function StoryPage({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return (
    <AppFrame path={path}>
      <LinkProvider
        render={({ href, children: words, ...rest }) =>
          href.startsWith('/') ? (
            <Link to={href} {...rest}>
              {words}
            </Link>
          ) : (
            <a href={href} {...rest}>
              {words}
            </a>
          )
        }
      >
        <PublicShell wide>{children}</PublicShell>
      </LinkProvider>
    </AppFrame>
  );
}
