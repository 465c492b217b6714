import { panelQuery, PanelScreen, readPanelState, toPanelQuery } from '@stellwerk/screens/company/applications/panel';
import { useApplicationPage } from '../../data/company-applications/use-application-page';
import type { CompanyPageData } from './CompanyPage';
import { useQueryState } from '../use-query-state';

const german = new Intl.Collator('de');

/** The applications of one job, wired, with navigation to those of the other jobs (CA28 to CA35, CA78). */
export default function JobApplications({ companyId, applications, jobs }: CompanyPageData) {
  const { state, change } = useQueryState(readPanelState, toPanelQuery, ['tab', 'action']);
  return (
    <PanelScreen
      calls={applications.calls}
      applications={useApplicationPage(companyId, panelQuery(state))}
      jobs={(jobs.data ?? []).toSorted((a, b) => german.compare(a.title, b.title))}
      state={state}
      onChange={change}
    />
  );
}
