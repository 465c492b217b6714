import { previewTexts } from '@stellwerk/screens/i18n/preview.de';
import { companyParts } from '../company-parts';
import { CompanyPage } from '../CompanyPage';
import { JobPreview } from '../JobPreview';
import { usePageParams } from '../../../shell/page-params';

export const parts = (): readonly string[] => companyParts();

/** A job inside its company (JM02, PJ46). */
export default function CompanyJobRoute() {
  const { jobId = '' } = usePageParams();
  return (
    <CompanyPage tab="jobs" title={previewTexts.title} handles401 layout="bleed">
      {({ companyId }) => <JobPreview key={jobId} jobId={jobId} companyId={companyId} />}
    </CompanyPage>
  );
}
