import { loadable } from '@stellwerk/design-system';
import { ApiError } from '@stellwerk/domain';
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
  const { first, setStatus, undoStatus, keepRejectionText, rate, saveNotes, assign } = applications;
  const one = useCall(applicationCall, { params: { id: applicationId } });
  const known = one.data;
  // A person of several companies may read it, but not in the frame of another one.
  const foreign = known !== undefined && known.job.company.id !== companyId;
  const failed = first.state === 'failed' ? first : one;
  const reload = (): Promise<unknown> => Promise.allSettled([first.reload(), one.reload()]);
  const missing = one.error?.status === 404 ? loadable.failed(one.error) : { ...failed, reload };
  return (
    <ApplicationPageScreen
      application={known === undefined ? missing : foreign ? notFound : loadable.ready(known)}
      listFailed={failed === first}
      listHref={companyPaths.applications(companyId)}
      userHref={paths.user}
      team={team}
      onRate={({ id }, rating) => rate(id, rating)}
      onSaveNotes={({ id }, notes, seen) => saveNotes(id, notes, seen)}
      teamRole={company.role}
      onAssign={({ id }, memberId) => assign(id, memberId)}
      onDecide={setStatus}
      onUndo={undoStatus}
      onKeepRejectionText={keepRejectionText}
      onOpenDocument={({ id }, document, mode) => openDocument(id, document.id, mode)}
    />
  );
}

/** One application on a page of its own (CA62). */
export default function CompanyApplicationRoute() {
  const { applicationId = '' } = usePageParams();
  return <CompanyPage tab="applications">{(data) => <Page key={applicationId} {...data} applicationId={applicationId} />}</CompanyPage>;
}
