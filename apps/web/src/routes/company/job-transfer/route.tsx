import { transferTexts } from '@stellwerk/screens/i18n/company/transfer.de';
import { lazy, Suspense } from 'react';
import { CompanyPage } from '../CompanyPage';

const JobTransfer = lazy(() => import('./JobTransfer'));

/** Import and export of job postings (decision 0049). */
export default function JobTransferRoute() {
  return (
    <CompanyPage tab="jobs" title={transferTexts.title}>
      {(data) => (
        <Suspense>
          <JobTransfer {...data} />
        </Suspense>
      )}
    </CompanyPage>
  );
}
