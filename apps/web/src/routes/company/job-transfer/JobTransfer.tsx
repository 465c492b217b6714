import { companyPaths } from '@stellwerk/screens/company-paths';
import { JobTransferScreen } from '@stellwerk/screens/company/transfer';
import { importCalls, saveExport } from '../../../data/jobs/job-transfer';
import type { CompanyPageData } from '../CompanyPage';

/** Import and export of jobs, wired. */
export default function JobTransfer({ companyId, company, jobs }: CompanyPageData) {
  return (
    <JobTransferScreen
      teamRole={company.role}
      listHref={companyPaths.dashboard(companyId, { tab: 'jobs' })}
      exportJobs={(format) => saveExport(companyId, format)}
      calls={{
        ...importCalls(companyId),
        onImported: () => void jobs.reload().catch(() => undefined),
      }}
    />
  );
}
