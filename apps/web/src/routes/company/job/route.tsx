import { previewTexts } from '@stellwerk/screens/i18n/company/jobs.de';
import { companyParts } from '../../../shell/member-parts';
import { CompanyPage } from '../CompanyPage';
import { JobPreview } from '../JobPreview';
import { usePageParams } from '../../../shell/find-page';

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
