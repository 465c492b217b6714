import { applicationMessages, PANEL_FILTERS, type Application } from '@stellwerk/domain';
import { applicationListWords } from '../../../i18n/company/applications.de';
import { ApplicationsFrame, NoApplications, type ApplicationsFrameProps } from '../applications/ApplicationsFrame';
import { ApplicationSearch, JobFilter, StatusFilter } from '../applications/filters';
import { statusCourse } from '../applications/use-followed';
import { CardList, type CardActions } from '../cards/CardList';
import { panelView, type PanelState } from './list';

const words = applicationListWords;

/** What the panel tells when a status could not be changed (CA42, A19). */
const status = statusCourse(applicationMessages.statusFailedPanel);

export interface PanelScreenProps extends CardActions, Omit<ApplicationsFrameProps, 'children' | 'rowHeight' | 'views'> {
  /** Undefined while they load. */
  readonly applications: readonly Application[] | undefined;
  /** Postings of the dropdown; without any there is no dropdown (CA30). */
  readonly jobs: readonly { readonly id: string; readonly title: string }[];
  readonly state: PanelState;
  readonly onChange: (state: PanelState) => void;
}

function Filters({ applications, jobs, state, onChange }: PanelScreenProps & { readonly applications: readonly Application[] }) {
  const { counts } = panelView(applications, state);
  return (
    <div className="sw:grid sw:items-end sw:gap-4 sw:border-t sw:border-rule sw:pt-4 sw:md:grid-cols-2">
      <ApplicationSearch
        placeholder={words.panelSearchPlaceholder}
        value={state.search}
        onChange={(search) => onChange({ ...state, search })}
      />
      {jobs.length > 0 && <JobFilter jobs={jobs} value={state.jobId} onChange={(jobId) => onChange({ ...state, jobId })} />}
      <StatusFilter
        filters={PANEL_FILTERS}
        value={state.filter}
        counts={counts}
        className="sw:md:col-span-2"
        onChange={(filter) => onChange({ ...state, filter })}
      />
    </div>
  );
}

function Found(props: PanelScreenProps & { readonly applications: readonly Application[] }) {
  const { applications, state, onChange } = props;
  if (applications.length === 0) return <NoApplications onReset={undefined} />;
  const { rows } = panelView(applications, state);
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6">
      <Filters {...props} />
      {rows.length === 0 ? (
        <NoApplications onReset={() => onChange({ search: '', filter: 'all', jobId: '' })} />
      ) : (
        <CardList {...props} applications={rows} statusSet="panel" statusCourse={status} />
      )}
    </div>
  );
}

/** The panel of applications on the job side, in its states (CA28 to CA36, CA78). */
export function PanelScreen(props: PanelScreenProps) {
  const { applications, failed, refreshing, onRefresh } = props;
  return (
    <ApplicationsFrame {...{ failed, refreshing, onRefresh }}>
      {applications && <Found {...props} applications={applications} />}
    </ApplicationsFrame>
  );
}
