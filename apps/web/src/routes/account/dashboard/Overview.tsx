import { useMyCompanies } from '../../../data/auth/use-my-companies';
import { useOwnApplications } from '../../../data/own-applications/use-own-applications';
import { withdrawApplication, withdrawnIn } from '../../../data/own-applications/withdraw';
import { ApplicationsLoading } from './ApplicationsLoading';
import { ApplicationsSection } from './ApplicationsSection';
import { CompaniesSection } from './CompaniesSection';

/** The overview with its data: companies and applications of the logged-in person. */
export function Overview() {
  const companies = useMyCompanies();
  const applications = useOwnApplications();

  const withdraw = async (id: string): Promise<string | null> => {
    const reason = await withdrawApplication(id);
    const now = new Date().toISOString();
    // Shown at once, and replaced by the server's own list as soon as it is there: perhaps the company was faster.
    void applications
      .mutate((current) => (current === undefined || reason !== null ? current : withdrawnIn(current, id, now)))
      .catch(() => undefined);
    return reason;
  };
  // Until it is known whether there are companies, nothing may stand where they would push it down.
  if (companies.data === undefined && companies.error === undefined) return <ApplicationsLoading heading />;
  return (
    <div className="sw:grid sw:gap-12">
      <CompaniesSection companies={companies.data} failed={companies.error !== undefined} onRetry={() => void companies.reload()} />
      <ApplicationsSection
        applications={applications.data}
        failed={applications.error !== undefined}
        retrying={applications.validating}
        onRetry={() => void applications.reload()}
        onWithdraw={withdraw}
      />
    </div>
  );
}
