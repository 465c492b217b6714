import { previewTexts } from '@stellwerk/screens/i18n/preview.de';
import { useParams } from 'react-router-dom';
import { CompanyPage } from '../CompanyPage';
import { JobPreview } from '../JobPreview';

/** A job inside its company (JM02, PJ46). */
export default function CompanyJobRoute() {
  const { jobId = '' } = useParams();
  return (
    <CompanyPage tab="jobs" title={previewTexts.title} own401 room="bleed">
      {({ companyId }) => <JobPreview key={jobId} jobId={jobId} companyId={companyId} />}
    </CompanyPage>
  );
}
