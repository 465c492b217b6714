import { lazyPart } from '@stellwerk/design-system';
import { jobEditorTexts } from '@stellwerk/screens/i18n/company/job-editor.de';
import { useSearchParams } from 'react-router-dom';
import { companyParts } from '../../../shell/member-parts';
import { CompanyPage } from '../CompanyPage';
import { usePageParams } from '../../../shell/find-page';

const JobEditor = lazyPart(() => import('./JobEditor'));

export const parts = (): readonly string[] => companyParts('job-editor/JobEditor');

/** The job form, for a new and for a known job (JM01). */
export default function JobEditorRoute() {
  const { jobId } = usePageParams();
  const [query] = useSearchParams();
  const copied = jobId === undefined ? (query.get('copy') ?? undefined) : undefined;
  const form = jobId ?? (copied === undefined ? 'new' : `copy-${copied}`);
  return (
    <CompanyPage tab="jobs" title={jobId === undefined ? jobEditorTexts.createTitle : jobEditorTexts.editTitle}>
      {(data) => <JobEditor key={form} {...data} jobId={jobId} form={form} copied={copied} />}
    </CompanyPage>
  );
}
