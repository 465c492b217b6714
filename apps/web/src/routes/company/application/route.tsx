import { loadable } from '@stellwerk/design-system';
import { ApiError, statusOf, type Application } from '@stellwerk/domain';
import { application as applicationCall } from '@stellwerk/domain/calls';
import { ApplicationPageScreen } from '@stellwerk/screens/company/applications/page';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { paths } from '@stellwerk/screens/paths';
import { openDocument } from '../../../data/open-document';
import { useCall } from '../../../data/use-call';
import { CompanyPage, type CompanyPageData } from '../CompanyPage';
import { usePageParams } from '../../../shell/page-params';

const notFound = loadable.failed(new ApiError('http', '', { status: 404 }));

function Page(props: CompanyPageData & { readonly applicationId: string }) {
  const { companyId, company, applications, team, applicationId } = props;
  const { list, setStatus, rate, saveNotes, assign } = applications;
  const one = useCall(applicationCall, { params: { id: applicationId } });
  // A change is in the list first; the page's own call serves while the list is on its way.
  const known = list.data?.find(({ id }) => id === applicationId) ?? one.data;
  // A person of several companies may read it, but not in the frame of another one.
  const foreign = known !== undefined && known.job.company.id !== companyId;
  const failed = list.state === 'failed' ? list : one;
  const reload = (): Promise<unknown> => Promise.allSettled([list.reload(), one.reload()]);
  const missing = one.error?.status === 404 ? loadable.failed(one.error) : { ...failed, reload };
  /** Without the list the page's own answer shows the change. */
  const changed = async (answer: Promise<Application>): Promise<Application> => {
    try {
      const application = await answer;
      await one.mutate(application, { revalidate: false });
      return application;
    } catch (error) {
      // Somebody else was faster: the list has the row already, this page's own answer is old.
      if (statusOf(error) === 409) await one.reload().catch(() => undefined);
      throw error;
    }
  };
  return (
    <ApplicationPageScreen
      application={known === undefined ? missing : foreign ? notFound : loadable.ready(known)}
      listFailed={failed === list}
      listHref={companyPaths.applications(companyId)}
      userHref={paths.user}
      team={team}
      onRate={({ id }, rating) => changed(rate(id, rating))}
      onSaveNotes={({ id }, notes) => changed(saveNotes(id, notes))}
      teamRole={company.role}
      onAssign={({ id }, memberId) => changed(assign(id, memberId))}
      onDecide={(seen, decision) => changed(setStatus(seen, decision))}
      onOpenDocument={({ id }, document, mode) => openDocument(id, document.id, mode)}
    />
  );
}

/** One application on a page of its own (CA62). */
export default function CompanyApplicationRoute() {
  const { applicationId = '' } = usePageParams();
  return <CompanyPage tab="applications">{(data) => <Page key={applicationId} {...data} applicationId={applicationId} />}</CompanyPage>;
}
