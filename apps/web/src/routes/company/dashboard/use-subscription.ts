import type { Loadable } from '@stellwerk/design-system';
import { companySubscription, plans } from '@stellwerk/domain/calls';
import type { SubscriptionScreenProps } from '@stellwerk/screens/company/subscription';
import { use, useState } from 'react';
import { handles401 } from '../../../data/call-input';
import { useCall } from '../../../data/use-call';
import { SupportContext } from '../../../shell/page-settings';
import type { CompanyPageData } from '../CompanyPage';

/** A retry reloads the whole page (CP30). */
const byReload = <T>(value: Loadable<T>): Loadable<T> => ({
  ...value,
  reload: async () => window.location.reload(),
});

/** The subscription view of the dashboard's tab, of its own page and of a section of the settings (CP06). */
export function useSubscription({ companyId, company, jobs, team }: CompanyPageData, shown = true): SubscriptionScreenProps {
  const [now] = useState(() => new Date());
  const booked = useCall(companySubscription, shown ? { params: { id: companyId } } : undefined, handles401);
  const bookable = useCall(plans, shown ? {} : undefined, handles401);
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
