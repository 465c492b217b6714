import { lazyPart } from '@stellwerk/design-system';
import { transferTexts } from '@stellwerk/screens/i18n/company/transfer.de';
import { CompanyPage } from '../CompanyPage';

const JobTransfer = lazyPart(() => import('./JobTransfer'));

/** Import and export of job postings (decision 0049). */
export default function JobTransferRoute() {
  return (
    <CompanyPage tab="jobs" title={transferTexts.title}>
      {(data) => <JobTransfer {...data} />}
    </CompanyPage>
  );
}
