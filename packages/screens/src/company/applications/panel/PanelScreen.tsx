import { applicationMessages, PANEL_FILTERS, type Application } from '@stellwerk/domain';
import { applicationListTexts } from '../../../i18n/company/applications.de';
import { ListResults, type ListControl } from '../../../lists';
import { ApplicationsFrame, NoApplications, type ApplicationsSource } from '../ApplicationsFrame';
import { ApplicationSearch, FoundCount, JobFilter, StatusFilter } from '../filters';
import { statusToasts } from '../action-texts';
import { CardList, type CardActions } from '../cards/CardList';
import { panelView, type PanelState } from './list';

const texts = applicationListTexts;

/** Message of the panel when a status could not be changed (CA42, A19). */
const status = statusToasts(applicationMessages.statusFailedPanel);

export interface PanelScreenProps extends CardActions, Pick<ApplicationsSource, 'applications'>, ListControl<PanelState> {
  /** All jobs of the company, for the dropdown; without any there is none (CA30). */
  readonly jobs: readonly { readonly id: string; readonly title: string }[];
}

type FoundProps = Omit<PanelScreenProps, 'applications'> & { readonly applications: readonly Application[] };

function Filters({ applications, jobs, state, onChange }: FoundProps) {
  const { rows, counts } = panelView(applications, state);
  return (
    <div className="sw:grid sw:items-end sw:gap-4 sw:border-t sw:border-rule sw:pt-4 sw:md:grid-cols-2">
      <ApplicationSearch placeholder={texts.panelSearchPlaceholder} value={state.search} onChange={(search) => onChange({ search })} />
      {jobs.length > 0 && <JobFilter jobs={jobs} value={state.jobId} onChange={(jobId) => onChange({ jobId })} />}
      <StatusFilter filters={PANEL_FILTERS} value={state.filter} counts={counts} onChange={(filter) => onChange({ filter })} />
      <div className="sw:self-center sw:md:justify-self-end">
        <FoundCount total={rows.length} />
      </div>
    </div>
  );
}

function Found(props: FoundProps) {
  const { applications, jobs, state, onChange } = props;
  if (applications.length === 0 && jobs.length === 0) return <NoApplications onReset={undefined} />;
  const { rows } = panelView(applications, state);
  return (
    <ListResults shown={state} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6">
      <Filters {...props} />
      {rows.length === 0 ? (
        <NoApplications onReset={applications.length === 0 ? undefined : () => onChange({ search: '', filter: 'all', jobId: '' })} />
      ) : (
        <CardList {...props} applications={rows} statusSet="panel" statusToasts={status} />
      )}
    </ListResults>
  );
}

/** The panel of applications on the job side, in its states (CA28 to CA36, CA78). */
export function PanelScreen({ applications, ...props }: PanelScreenProps) {
  return <ApplicationsFrame applications={applications}>{(list) => <Found {...props} applications={list} />}</ApplicationsFrame>;
}
