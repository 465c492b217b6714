import { Button, EmptyState, ErrorState, FilterChips, Icon, SearchField, Select, Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { applicationMessages, filterLabels, generalMessages, PANEL_FILTERS, type Application } from '@stellwerk/domain';
import { X } from 'lucide-react';
import { applicationCardsWords } from '../../../i18n/company/applications.de';
import { CardList, type CardActions } from '../cards/CardList';
import { panelView, type PanelState } from './list';

const words = applicationCardsWords;

export interface PanelScreenProps extends CardActions {
  /** Undefined while they load. */
  readonly applications: readonly Application[] | undefined;
  /** Postings of the dropdown; without any there is no dropdown (CA30). */
  readonly jobs: readonly { readonly id: string; readonly title: string }[];
  readonly state: PanelState;
  readonly failed: boolean;
  readonly refreshing: boolean;
  readonly onChange: (state: PanelState) => void;
  readonly onRefresh: () => void;
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
        options={PANEL_FILTERS.map((value) => ({ value, label: filterLabels[value], count: counts[value] }))}
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
        <EmptyState
          title={applicationMessages.empty}
          actions={
            applications.length > 0 && (
              <Button size="sm" onClick={() => onChange({ search: '', filter: 'all', jobId: '' })}>
                <Icon as={X} size={16} />
                {words.reset}
              </Button>
            )
          }
        >
          {applications.length > 0 ? words.emptyHint : words.noneYet}
        </EmptyState>
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
    <>
      <h1 className="sw:mb-6 sw:text-2xl">{words.title}</h1>
      {failed ? (
        <ErrorState title={applicationMessages.loadFailed} onRetry={onRefresh} retrying={refreshing}>
          {generalMessages.retryLater}
        </ErrorState>
      ) : applications === undefined ? (
        <SkeletonRegion className="sw:grid sw:gap-3">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height={56} />
          ))}
        </SkeletonRegion>
      ) : (
        <Found {...props} applications={applications} />
      )}
    </>
  );
}
