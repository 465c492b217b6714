import type { Loadable } from '@stellwerk/design-system';
import { companySubscription, plans } from '@stellwerk/domain/calls';
import type { SubscriptionScreenProps } from '@stellwerk/screens/company/subscription';
import { use, useState } from 'react';
import { useCall } from '../../../data/use-call';
import { SupportContext } from '../../../shell/page-settings';
import type { CompanyPageData } from '../CompanyPage';

// The view says itself that nobody is logged in (CP05).
const own401 = { stayOn401: true } as const;

/** Asking again loads the whole page (CP30). */
const byReload = <T>(value: Loadable<T>): Loadable<T> => ({
  ...value,
  reload: async () => window.location.reload(),
});

/** The subscription view as the dashboard's tab, as its own page and as a section of the settings show it (CP06). */
export function useSubscription({ companyId, company, jobs, team }: CompanyPageData, shown = true): SubscriptionScreenProps {
  const [now] = useState(() => new Date());
  const booked = useCall(companySubscription, shown ? { params: { id: companyId } } : undefined, own401);
  const bookable = useCall(plans, shown ? {} : undefined, own401);
  return {
    subscription: byReload(booked),
    plans: byReload(bookable),
    use: jobs.data && team.data && { jobs: jobs.data.filter(({ active }) => active).length, members: team.data.length },
    now,
    teamRole: company.role,
    companyName: company.name,
    supportEmail: use(SupportContext),
  };
}
