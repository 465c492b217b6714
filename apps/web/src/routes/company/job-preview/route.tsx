import '../../../members.css';
import { previewTexts } from '@stellwerk/screens/i18n/company/jobs.de';
import { JobLoading } from '@stellwerk/screens/public/preview';
import { usePageParams } from '../../../shell/find-page';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';
import { RequireLogin } from '../../../shell/RequireLogin';
import { JobPreview } from '../JobPreview';

/** A job as applicants will see it, inside their frame (JM04, PJ46). */
export default function JobPreviewRoute() {
  const { jobId = '' } = usePageParams();
  usePageHead({ title: previewTexts.title, noindex: true });
  return (
    <PublicShell wide>
      <RequireLogin handles401 waiting={<JobLoading />}>
        <JobPreview key={jobId} jobId={jobId} />
      </RequireLogin>
    </PublicShell>
  );
}
