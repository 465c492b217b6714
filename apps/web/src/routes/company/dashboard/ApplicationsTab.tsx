import { applicationViews } from '@stellwerk/screens/company/applications';
import {
  readApplicationListState,
  tableQuery,
  toApplicationQuery,
  type ApplicationListState,
  ApplicationsScreen,
  DetailDialog,
} from '@stellwerk/screens/company/applications/table';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { useState } from 'react';
import { allApplications } from '../../../data/company-applications/all-applications';
import { useApplication } from '../../../data/company-applications/use-application';
import { useApplicationPage } from '../../../data/company-applications/use-application-page';
import { useQueryState } from '../../use-query-state';
import type { CompanyPageData } from '../CompanyPage';
import { bulkOf } from '../bulk';
import { saveApplications } from '../save-applications';
import { useStack } from './use-stack';

const NO_FILTER: Partial<ApplicationListState> = { search: '', filter: 'all', jobId: '', mine: false, page: 1 };

/** The applications tab, wired: list state in the URL, data from the server, details over the list. */
export default function ApplicationsTab({ companyId, company, team, applications }: CompanyPageData) {
  const { state, change } = useQueryState(readApplicationListState, toApplicationQuery, ['tab']);
  const [now] = useState(() => new Date());
  const query = tableQuery(state);
  const list = useApplicationPage(companyId, query);
  const stack = useStack(companyId, query, list.data, state.open, change);
  const details = useApplication(companyId, state.open);
  return (
    <>
      <ApplicationsScreen
        state={state}
        applications={list}
        figures={applications.first.data?.figures ?? null}
        views={applicationViews(companyId, 'table')}
        now={now}
        onChange={change}
        onReset={() => change(NO_FILTER)}
        onExport={(format, run) => saveApplications(allApplications(companyId, query), format, run)}
        bulk={bulkOf(companyId, query, applications)}
        onDetails={({ id }) => change({ open: id }, true)}
        calls={applications.calls}
      />
      <DetailDialog
        summary={list.data?.applications.find(({ id }) => id === state.open)}
        details={details}
        stack={stack}
        onClose={() => change({ open: '' }, true)}
        calls={applications.calls}
        teamRole={company.role}
        team={team}
        pageHref={(id) => companyPaths.application(companyId, id)}
      />
    </>
  );
}
