import { applicationViews } from '@stellwerk/screens/company/applications';
import {
  readApplicationListState,
  toApplicationQuery,
  type ApplicationListState,
  ApplicationsScreen,
  DetailDialog,
  useApplicationActions,
} from '@stellwerk/screens/company/applications/table';
import { paths } from '@stellwerk/screens/paths';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openDocument } from '../../../data/open-document';
import type { CompanyPageData } from '../CompanyPage';

const NO_FILTER: Partial<ApplicationListState> = { search: '', filter: 'all', jobId: '', page: 1 };

/** The applications tab, wired: list state in the address, data from the server, details over the list. */
export default function ApplicationsTab({ companyId, applications }: CompanyPageData) {
  const [query, setQuery] = useSearchParams();
  const [now] = useState(() => new Date());
  const state = readApplicationListState(query);
  const { list } = applications;
  const actions = useApplicationActions({ ...applications, openDocument });
  const change = (part: Partial<ApplicationListState>): void => {
    const next = paths.company.dashboard(companyId, { tab: 'applications', ...toApplicationQuery({ ...state, ...part }) });
    setQuery(next.split('?')[1] ?? '', { replace: part.open === undefined });
  };
  return (
    <>
      <ApplicationsScreen
        state={state}
        applications={list}
        views={applicationViews(companyId, 'table')}
        now={now}
        onChange={change}
        onReset={() => change(NO_FILTER)}
        onDetails={({ id }) => change({ open: id })}
        onOpenDocument={(application, document) => actions.open(application, document, 'view')}
      />
      <DetailDialog
        application={list.data?.find(({ id }) => id === state.open)}
        onClose={() => change({ open: '' })}
        onStatus={actions.setStatus}
        onSaveNotes={actions.saveNotes}
        onOpenDocument={actions.open}
      />
    </>
  );
}
