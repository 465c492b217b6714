import { companyPaths } from '@stellwerk/screens/company-paths';
import { JobTransferScreen } from '@stellwerk/screens/company/transfer';
import { checkImport, saveExport, sendImport } from '../../../data/jobs/job-transfer';
import type { CompanyPageData } from '../CompanyPage';

/** Import and export of jobs, wired. */
export default function JobTransfer({ companyId, company, jobs }: CompanyPageData) {
  return (
    <JobTransferScreen
      teamRole={company.role}
      listHref={companyPaths.dashboard(companyId, { tab: 'jobs' })}
      onExport={(format) => saveExport(companyId, format)}
      services={{
        check: (file, onProgress) => checkImport(companyId, file, onProgress),
        send: (values, wishes) => sendImport(companyId, values, wishes),
        onImported: () => void jobs.reload().catch(() => undefined),
      }}
    />
  );
}
