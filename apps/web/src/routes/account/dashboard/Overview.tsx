import { OverviewScreen } from '@stellwerk/screens/account/dashboard';
import { useMyCompanies } from '../../../data/companies/use-companies';
import { useOwnApplications } from '../../../data/own-applications/use-own-applications';
import { withdrawApplication, withdrawnIn } from '../../../data/own-applications/withdraw';

/** The overview with its data: companies and applications of the logged-in person. */
export function Overview() {
  const companies = useMyCompanies();
  const applications = useOwnApplications();

  const withdraw = async (id: string): Promise<void> => {
    try {
      await withdrawApplication(id);
      const now = new Date().toISOString();
      // Shown at once, and replaced by the server's own list as soon as it is there.
      void applications.mutate((current) => current && withdrawnIn(current, id, now)).catch(() => undefined);
    } catch (error) {
      // Perhaps the company was faster.
      void applications.reload().catch(() => undefined);
      throw error;
    }
  };
  return <OverviewScreen companies={{ companies }} applications={{ applications, onWithdraw: withdraw }} />;
}
