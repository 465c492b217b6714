import { FilterChips, SearchField, Select } from '@stellwerk/design-system';
import { filterLabels, PANEL_FILTERS, type Application } from '@stellwerk/domain';
import { applicationCardsWords } from '../../../i18n/company/applications.de';
import { ApplicationsFrame, NoApplications, type ApplicationsFrameProps } from '../applications/ApplicationsFrame';
import { filterMark } from '../applications/filter-mark';
import { CardList, type CardActions } from '../cards/CardList';
import { panelView, type PanelState } from './list';

const words = applicationCardsWords;

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
      <SearchField
        label={words.search}
        placeholder={words.panelSearchPlaceholder}
        value={state.search}
        onChange={(search) => onChange({ ...state, search })}
      />
      {jobs.length > 0 && (
        <Select
          label={words.job}
          value={state.jobId}
          onChange={(jobId) => onChange({ ...state, jobId })}
          options={[{ value: '', label: words.allJobs }, ...jobs.map(({ id, title }) => ({ value: id, label: title }))]}
        />
      )}
      <FilterChips
        label={words.filter}
        className="sw:md:col-span-2"
        value={state.filter}
        onChange={(filter) => onChange({ ...state, filter })}
        options={PANEL_FILTERS.map((value) => ({ value, label: filterLabels[value], count: counts[value], mark: filterMark(value) }))}
      />
    </div>
  );
}

function Found(props: PanelScreenProps & { readonly applications: readonly Application[] }) {
  const { applications, state, onChange, onStatus, onRate, onSaveNotes, onOpenDocument } = props;
  const { rows } = panelView(applications, state);
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6">
      <Filters {...props} />
      {rows.length === 0 ? (
        <NoApplications onReset={applications.length > 0 ? () => onChange({ search: '', filter: 'all', jobId: '' }) : undefined} />
      ) : (
        <CardList applications={rows} label={words.title} statusSet="panel" {...{ onStatus, onRate, onSaveNotes, onOpenDocument }} />
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
