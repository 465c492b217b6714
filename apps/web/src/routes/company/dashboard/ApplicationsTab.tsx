import { applicationViews } from '@stellwerk/screens/company/applications';
import {
  readApplicationListState,
  toApplicationQuery,
  type ApplicationListState,
  ApplicationsScreen,
  DetailDialog,
  useApplicationActions,
} from '@stellwerk/screens/company/applications/table';
import { useState } from 'react';
import { openDocument } from '../../../data/open-document';
import { useQueryState } from '../../use-query-state';
import type { CompanyPageData } from '../CompanyPage';

const NO_FILTER: Partial<ApplicationListState> = { search: '', filter: 'all', jobId: '', page: 1 };

/** The applications tab, wired: list state in the address, data from the server, details over the list. */
export default function ApplicationsTab({ companyId, applications }: CompanyPageData) {
  const { state, change } = useQueryState(readApplicationListState, toApplicationQuery, ['tab']);
  const [now] = useState(() => new Date());
  const { list } = applications;
  const actions = useApplicationActions({ ...applications, openDocument });
  return (
    <>
      <ApplicationsScreen
        state={state}
        applications={list}
        views={applicationViews(companyId, 'table')}
        now={now}
        onChange={change}
        onReset={() => change(NO_FILTER)}
        onDetails={({ id }) => change({ open: id }, true)}
        onOpenDocument={(application, document) => actions.open(application, document, 'view')}
      />
      <DetailDialog
        application={list.data?.find(({ id }) => id === state.open)}
        onClose={() => change({ open: '' }, true)}
        onStatus={actions.setStatus}
        onSaveNotes={actions.saveNotes}
        onOpenDocument={actions.open}
      />
    </>
  );
}
