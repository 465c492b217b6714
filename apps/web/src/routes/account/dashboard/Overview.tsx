import { useMyCompanies } from '../../../data/auth/use-my-companies';
import { useOwnApplications } from '../../../data/own-applications/use-own-applications';
import { withdrawApplication, withdrawnIn } from '../../../data/own-applications/withdraw';
import { OverviewScreen } from './OverviewScreen';

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
  return (
    <OverviewScreen
      companies={{
        companies: companies.data,
        failed: companies.error !== undefined,
        onRetry: () => void companies.reload(),
      }}
      applications={{
        applications: applications.data,
        failed: applications.error !== undefined,
        retrying: applications.validating,
        onRetry: () => void applications.reload(),
        onWithdraw: withdraw,
      }}
    />
  );
}
