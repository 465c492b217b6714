import type { Id } from '@stellwerk/domain';
import { loadable } from '@stellwerk/design-system';
import { ApplicationPageScreen } from '@stellwerk/screens/company/applications/page';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { paths } from '@stellwerk/screens/paths';
import { useApplication } from '../../../data/company-applications/use-application';
import { companyParts } from '../../../shell/member-parts';
import { CompanyPage, type CompanyPageData } from '../CompanyPage';
import { usePageParams } from '../../../shell/find-page';

export const parts = (): readonly string[] => companyParts();

function Page(props: CompanyPageData & { readonly applicationId: Id<'application'> }) {
  const { companyId, company, applications, team, applicationId } = props;
  const { first, calls } = applications;
  const one = useApplication(companyId, applicationId);
  const failed = first.state === 'failed' ? first : one;
  const reload = (): Promise<unknown> => Promise.allSettled([first.reload(), one.reload()]);
  const missing = one.error?.status === 404 ? loadable.failed(one.error) : { ...failed, reload };
  return (
    <ApplicationPageScreen
      application={one.data === undefined ? missing : loadable.ready(one.data)}
      listFailed={failed === first}
      listHref={companyPaths.applications(companyId)}
      messageHref={(to) => companyPaths.dashboard(companyId, { tab: 'messages', action: 'new', to })}
      userHref={paths.user}
      team={team}
      teamRole={company.role}
      calls={calls}
    />
  );
}

/** One application on a separate page (CA62). */
export default function CompanyApplicationRoute() {
  const { applicationId = '' } = usePageParams();
  return <CompanyPage tab="applications">{(data) => <Page key={applicationId} {...data} applicationId={applicationId} />}</CompanyPage>;
}
