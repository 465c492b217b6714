import type { Id } from '@stellwerk/domain';
import '../../../members.css';
import { loadable } from '@stellwerk/design-system';
import { candidateProfile } from '@stellwerk/domain/calls';
import { UserScreen } from '@stellwerk/screens/account/user';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { userTexts } from '@stellwerk/screens/i18n/user.de';
import { paths } from '@stellwerk/screens/paths';
import { useCall } from '../../../data/use-call';
import { useProfile } from '../../../data/users/use-profile';
import { usePageParams } from '../../../shell/find-page';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';
import { RequireLogin } from '../../../shell/RequireLogin';

/** @param companyId company of the reader that received an application @returns undefined until the reader is known */
function wayBack(own: boolean, companyId: Id<'company'> | undefined) {
  if (own) return { href: paths.dashboard(), label: userTexts.dashboard };
  if (companyId === undefined || companyId === '') return undefined;
  return { href: companyPaths.dashboard(companyId, { tab: 'applications' }), label: userTexts.toApplications };
}

function User({ id }: { readonly id: string }) {
  const profile = useCall(candidateProfile, { params: { id } });
  const own = useProfile().data?.id === id;
  return (
    <UserScreen
      profile={profile}
      own={own}
      back={wayBack(own, profile.data?.applications[0]?.job.company.id)}
      applicationHref={({ id: application, job }) =>
        own ? paths.ownApplication(application) : companyPaths.application(job.company.id, application)
      }
    />
  );
}

/** A person as seen by themselves and by companies with an application of theirs (O11, AC21). */
export default function UserRoute() {
  const { id = '' } = usePageParams();
  usePageHead({ title: userTexts.title, noindex: true });
  return (
    <PublicShell>
      <RequireLogin
        waiting={<UserScreen profile={loadable.loading()} own={false} applicationHref={({ id }) => paths.ownApplication(id)} />}
      >
        <User id={id} />
      </RequireLogin>
    </PublicShell>
  );
}
