import { lazyPart } from '@stellwerk/design-system';
import { transferTexts } from '@stellwerk/screens/i18n/company/transfer.de';
import { companyParts } from '../../../shell/member-parts';
import { CompanyPage } from '../CompanyPage';

const JobTransfer = lazyPart(() => import('./JobTransfer'));

export const parts = (): readonly string[] => companyParts('job-transfer/JobTransfer');

/** Import and export of jobs (decision 0049). */
export default function JobTransferRoute() {
  return (
    <CompanyPage tab="jobs" title={transferTexts.title}>
      {(data) => <JobTransfer {...data} />}
    </CompanyPage>
  );
}
