import { applicationMessages, PANEL_FILTERS, type ApplicationList } from '@stellwerk/domain';
import { applicationListTexts } from '../../../i18n/company/applications.de';
import { ListPages, ListResults, type ListControl } from '../../../lists';
import { ApplicationsFrame, NoApplications, type ApplicationsSource } from '../ApplicationsFrame';
import { ApplicationSearch, FoundCount, JobFilter, StatusFilter } from '../filters';
import type { ApplicationCalls } from '../calls';
import { CardList } from '../cards/CardList';
import { countUnder } from '../list-query';
import type { PanelState } from './list';

const texts = applicationListTexts;

/** Error message of the panel for a failed status change (CA42, A19). */
const statusFailed = applicationMessages.statusFailedPanel;

export interface PanelScreenProps extends Pick<ApplicationsSource, 'applications'>, ListControl<PanelState> {
  readonly calls: ApplicationCalls;
  /** All jobs of the company, for the dropdown; without jobs there is none (CA30). */
  readonly jobs: readonly { readonly id: string; readonly title: string }[];
}

interface FoundProps extends Omit<PanelScreenProps, 'applications'> {
  readonly list: ApplicationList;
  /** Whether other cards are loading. */
  readonly busy: boolean;
}

function Filters({ list: { counts, total }, jobs, state, onChange }: FoundProps) {
  const filterCounts = {
    all: countUnder(counts, 'all'),
    new: countUnder(counts, 'new'),
    contacted: countUnder(counts, 'contacted'),
    interview: countUnder(counts, 'interview'),
  };
  return (
    <div className="sw:grid sw:items-end sw:gap-4 sw:border-t sw:border-rule sw:pt-4 sw:md:grid-cols-2">
      <ApplicationSearch
        placeholder={texts.panelSearchPlaceholder}
        value={state.search}
        onChange={(search) => onChange({ search, page: 1 })}
      />
      {jobs.length > 0 && <JobFilter jobs={jobs} value={state.jobId} onChange={(jobId) => onChange({ jobId, page: 1 })} />}
      <StatusFilter
        filters={PANEL_FILTERS}
        value={state.filter}
        counts={filterCounts}
        onChange={(filter) => onChange({ filter, page: 1 })}
      />
      <div className="sw:self-center sw:md:justify-self-end">
        <FoundCount total={total} />
      </div>
    </div>
  );
}

function Found(props: FoundProps) {
  const { list, busy, jobs, state, onChange } = props;
  const { applications, total, page, pageSize } = list;
  const isFiltered = state.search !== '' || state.filter !== 'all' || state.jobId !== '';
  if (total === 0 && !isFiltered && jobs.length === 0) return <NoApplications onReset={undefined} />;
  return (
    <ListResults shown={[state, page]} busy={busy} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6">
      <Filters {...props} />
      {total === 0 ? (
        <NoApplications onReset={isFiltered ? () => onChange({ search: '', filter: 'all', jobId: '', page: 1 }) : undefined} />
      ) : (
        <div>
          <CardList {...props} applications={applications} statusSet="panel" statusFailed={statusFailed} />
          <ListPages className="sw:mt-4" page={page} pageSize={pageSize} total={total} onPage={(next) => onChange({ page: next })} />
        </div>
      )}
    </ListResults>
  );
}

/** The panel of applications in the jobs area, in its states (CA28 to CA36, CA78). */
export function PanelScreen({ applications, ...props }: PanelScreenProps) {
  return (
    <ApplicationsFrame applications={applications}>
      {(list) => <Found {...props} list={list} busy={applications.reloading} />}
    </ApplicationsFrame>
  );
}
