import { jobEditorTexts } from '@stellwerk/screens/i18n/company/job-editor.de';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { CompanyPage } from '../CompanyPage';

const JobEditor = lazy(() => import('./JobEditor'));

/** The job form, for a new and for a known job (JM01). */
export default function JobEditorRoute() {
  const { jobId } = useParams();
  return (
    <CompanyPage tab="jobs" title={jobId === undefined ? jobEditorTexts.createTitle : jobEditorTexts.editTitle}>
      {(data) => (
        <Suspense>
          <JobEditor key={jobId ?? 'new'} {...data} jobId={jobId} />
        </Suspense>
      )}
    </CompanyPage>
  );
}
