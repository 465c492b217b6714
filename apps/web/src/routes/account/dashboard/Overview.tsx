import type { UserProfile } from '@stellwerk/domain';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { leadOf, OverviewScreen } from '@stellwerk/screens/account/dashboard';
import { useMyCompanies } from '../../../data/companies/use-companies';
import type { CallState } from '../../../data/use-call';
import { useOwnReferrals } from '../../../data/referrals/use-own-referrals';
import { useOwnApplications } from '../../../data/own-applications/use-own-applications';
import { withdrawApplication, withdrawnIn } from '../../../data/own-applications/withdraw';

export interface OverviewProps {
  readonly profile: CallState<UserProfile>;
  /** Number of unread messages; undefined until it is known. */
  readonly unread: number | undefined;
}

/** The overview with its data: companies, applications and recommendations of the logged-in person. */
export function Overview({ profile, unread }: OverviewProps) {
  const companies = useMyCompanies();
  const applications = useOwnApplications();
  const referrals = useOwnReferrals();

  const withdraw = async (id: string): Promise<void> => {
    try {
      await withdrawApplication(id);
      const now = new Date().toISOString();
      // Shown at once, and replaced by the server's list as soon as it arrives.
      void applications.mutate((current) => current && withdrawnIn(current, id, now)).catch(() => undefined);
    } catch (error) {
      // The company may have decided first.
      void applications.reload().catch(() => undefined);
      throw error;
    }
  };
  // People who registered for a company create one here; owners may create another (O10, O13).
  const mayCreate = profile.data?.roles.includes('COMPANY') === true || (companies.data ?? []).length > 0;
  return (
    <OverviewScreen
      lead={leadOf(profile.data?.roles ?? [])}
      unread={unread}
      companies={{ companies, createHref: mayCreate ? companyPaths.create() : undefined }}
      applications={{ applications, withdraw }}
      referrals={{ list: referrals }}
    />
  );
}
