import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  applicationView,
  readApplicationListState,
  toApplicationQuery,
  type ApplicationListState,
} from '../../../../data/company-applications/list';
import { useCompanyApplications } from '../../../../data/company-applications/use-company-applications';
import { paths } from '../../../../paths';
import { ApplicationsScreen } from './ApplicationsScreen';
import { DetailDialog } from './DetailDialog';
import { useApplicationActions } from './use-application-actions';

const NO_FILTER: Partial<ApplicationListState> = { search: '', filter: 'all', jobId: '', page: 1 };

/** The applications tab, wired: list state in the address, data from the server, details over the list. */
export function ApplicationsTab({ companyId }: { readonly companyId: string }) {
  const [query, setQuery] = useSearchParams();
  const [now] = useState(() => new Date());
  const state = readApplicationListState(query);
  const source = useCompanyApplications(companyId);
  const actions = useApplicationActions(source);
  const change = (part: Partial<ApplicationListState>): void => {
    const next = paths.company.dashboard(companyId, { tab: 'applications', ...toApplicationQuery({ ...state, ...part }) });
    setQuery(next.split('?')[1] ?? '', { replace: part.open === undefined });
  };
  return (
    <>
      <ApplicationsScreen
        state={state}
        view={source.data && applicationView(source.data, state)}
        all={source.data ?? []}
        failed={source.error !== undefined}
        refreshing={source.validating}
        now={now}
        onChange={change}
        onReset={() => change(NO_FILTER)}
        onRefresh={() => void source.reload()}
        onDetails={({ id }) => change({ open: id })}
        onOpenDocument={(application, document) => actions.open(application, document, 'view')}
      />
      <DetailDialog
        application={source.data?.find(({ id }) => id === state.open)}
        onClose={() => change({ open: '' })}
        onStatus={actions.setStatus}
        onSaveNotes={actions.saveNotes}
        onOpenDocument={actions.open}
      />
    </>
  );
}
