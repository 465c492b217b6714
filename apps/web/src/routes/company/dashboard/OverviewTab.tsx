import type { CompanyStats, Id } from '@stellwerk/domain';
import { loadable, mapLoadable, reloadValue } from '@stellwerk/design-system';
import { companySubscription, companyStats } from '@stellwerk/domain/calls';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { OverviewScreen, overviewProblem, type OverviewLinks } from '@stellwerk/screens/company/overview';
import { useState } from 'react';
import { useCall, type CallState } from '../../../data/use-call';
import { useReturn } from '../../../shell/use-return';
import type { CompanyPageData } from '../CompanyPage';

/** The figures of the overview of a company (CD39). */
const useCompanyStats = (companyId: Id<'company'>): CallState<CompanyStats> => useCall(companyStats, { params: { id: companyId } });

/** Milliseconds in the background after which the figures are outdated. */
const AWAY_MS = 5 * 60 * 1000;

function linksOf(companyId: Id<'company'>): OverviewLinks {
  const tab = (name: string, query: Readonly<Record<string, string>> = {}): string =>
    companyPaths.dashboard(companyId, { tab: name, ...query });
  return {
    applications: tab('applications'),
    newApplications: tab('applications', { status: 'new' }),
    jobs: companyPaths.jobs(companyId),
    createJob: companyPaths.createJob(companyId),
    invite: tab('team', { action: 'invite' }),
    newMessage: tab('messages', { action: 'new' }),
    createFocusPage: tab('focus', { action: 'create' }),
    subscription: `${companyPaths.settings(companyId)}?tab=subscription`,
    profile: `${companyPaths.settings(companyId)}?tab=company`,
    application: (id) => companyPaths.application(companyId, id),
    job: (id) => companyPaths.job(companyId, id),
    jobApplications: (id) => companyPaths.jobApplications(companyId, id),
  };
}

/** The overview, wired: the three lists that the page has loaded on entry, and the figures (CD35 to CD47). */
export default function OverviewTab({ companyId, company, reloadCompany, applications, jobs, team }: CompanyPageData) {
  const [now, setNow] = useState(() => new Date());
  const stats = useCompanyStats(companyId);
  const booked = useCall(companySubscription, { params: { id: companyId } });
  const newest = mapLoadable(applications.first, (list) => list.applications);
  const lists = [newest, jobs, team] as const;
  const all = [applications.first, jobs, team, stats, booked] as const;
  const reload = async (): Promise<void> => {
    // Each part shows its own error; a failed one does not affect the others. The company shows whether it is still active.
    await Promise.allSettled([...all.map((part) => part.reload()), reloadCompany()]);
    setNow(new Date());
  };
  const rest = { reload, reloading: all.some((part) => part.state !== 'loading' && part.reloading) };
  const data = all.some(({ state }) => state === 'loading')
    ? loadable.loading(rest)
    : loadable.ready(
        {
          applications: applications.first.data?.applications ?? null,
          figures: applications.first.data?.figures ?? null,
          jobs: jobs.data ?? null,
          memberCount: team.data?.length ?? stats.data?.teamMembers ?? null,
          jobViews: stats.data?.jobViews ?? null,
          pageViews: stats.data?.pageViews ?? null,
          jobViewsTrend: stats.data?.jobViewsTrend ?? null,
          pageViewsTrend: stats.data?.pageViewsTrend ?? null,
          subscription: booked.data ?? undefined,
        },
        rest,
      );
  useReturn(AWAY_MS, () => reloadValue(data));
  return <OverviewScreen data={data} problem={overviewProblem(lists)} now={now} teamRole={company.role} links={linksOf(companyId)} />;
}
