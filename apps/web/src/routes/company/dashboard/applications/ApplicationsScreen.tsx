import {
  Button,
  EmptyState,
  ErrorState,
  FilterChips,
  Icon,
  Pagination,
  SearchField,
  Select,
  Skeleton,
  SkeletonRegion,
} from '@stellwerk/design-system';
import { ApplicationTable } from '@stellwerk/design-system/patterns';
import { type Application, type ApplicationDocument, applicationMessages, countOf, filterLabels } from '@stellwerk/domain';
import { RefreshCw, X } from 'lucide-react';
import {
  APPLICATION_SORTS,
  APPLICATIONS_PER_PAGE,
  type ApplicationListState,
  type ApplicationListView,
} from '../../../../data/company-applications/list';
import { applicationSortLabels, companyWords, tableFilterOrder } from '../../../../i18n/company.de';
import { Counters } from './Counters';

const words = companyWords.applications;

export interface ApplicationsScreenProps {
  readonly state: ApplicationListState;
  /** Undefined while the first answer is on its way. */
  readonly view: ApplicationListView | undefined;
  /** All applications of the company, for the counters. */
  readonly all: readonly Application[];
  readonly failed: boolean;
  readonly refreshing: boolean;
  readonly now: Date;
  readonly onChange: (change: Partial<ApplicationListState>) => void;
  readonly onReset: () => void;
  readonly onRefresh: () => void;
  readonly onDetails: (application: Application) => void;
  readonly onOpenDocument: (application: Application, document: ApplicationDocument) => void;
}

function Filters({ state, view, onChange }: Pick<ApplicationsScreenProps, 'state' | 'onChange'> & { readonly view: ApplicationListView }) {
  return (
    <div className="sw:grid sw:gap-4 sw:border-t sw:border-rule sw:pt-4 sw:md:grid-cols-3">
      <SearchField
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={state.search}
        onChange={(search) => onChange({ search, page: 1 })}
      />
      <Select
        label={words.job}
        value={state.jobId}
        onChange={(jobId) => onChange({ jobId, page: 1 })}
        options={[{ value: '', label: words.allJobs }, ...view.jobs.map((job) => ({ value: job.id, label: job.title }))]}
      />
      <Select
        label={words.sort}
        value={state.sort}
        onChange={(value) => onChange({ sort: APPLICATION_SORTS.find((sort) => sort === value) ?? 'newest', page: 1 })}
        options={APPLICATION_SORTS.map((value) => ({ value, label: applicationSortLabels[value] }))}
      />
      <div className="sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-4 sw:md:col-span-3">
        <FilterChips
          label={words.filter}
          value={state.filter}
          onChange={(value) => onChange({ filter: tableFilterOrder.find((filter) => filter === value) ?? 'all', page: 1 })}
          options={tableFilterOrder.map((value) => ({ value, label: filterLabels[value], count: view.counts[value] }))}
        />
        <p role="status" className="sw:font-semibold">
          {countOf(view.total, words.one, words.many)}
        </p>
      </div>
    </div>
  );
}

function List(props: ApplicationsScreenProps & { readonly view: ApplicationListView }) {
  const { state, view, all, now, onChange, onReset, onDetails, onOpenDocument } = props;
  if (view.total === 0) {
    return (
      <EmptyState
        title={applicationMessages.empty}
        actions={
          all.length > 0 && (
            <Button size="sm" onClick={onReset}>
              <Icon as={X} />
              {words.reset}
            </Button>
          )
        }
      >
        {all.length > 0 ? words.emptyHint : words.noneYet}
      </EmptyState>
    );
  }
  const ownerOf = (document: ApplicationDocument): Application | undefined => view.rows.find((row) => row.documents.includes(document));
  return (
    <>
      <ApplicationTable
        applications={view.rows}
        now={now}
        onDetails={onDetails}
        documentHref={(document) => document.url}
        onOpenDocument={(document) => {
          const owner = ownerOf(document);
          if (owner !== undefined) onOpenDocument(owner, document);
        }}
      />
      {view.pages > 1 && (
        <Pagination
          className="sw:mt-4"
          page={view.page}
          pageSize={APPLICATIONS_PER_PAGE}
          total={view.total}
          onPage={(page) => onChange({ page, search: state.search })}
        />
      )}
    </>
  );
}

function Loading() {
  return (
    <SkeletonRegion className="sw:grid sw:gap-3">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} width="100%" height={44} />
      ))}
    </SkeletonRegion>
  );
}

/** The applications tab in its states: loading, failed, empty, full (CA01 to CA18). */
export function ApplicationsScreen(props: ApplicationsScreenProps) {
  const { view, failed, refreshing, all, onRefresh } = props;
  return (
    <>
      <div className="sw:mb-6 sw:flex sw:flex-wrap sw:items-end sw:justify-between sw:gap-4">
        <h1 className="sw:text-2xl">{words.title}</h1>
        <Button size="sm" loading={refreshing} onClick={onRefresh}>
          {!refreshing && <Icon as={RefreshCw} />}
          {words.refresh}
        </Button>
      </div>
      {failed ? (
        <ErrorState title={applicationMessages.loadFailed} onRetry={onRefresh} retrying={refreshing}>
          {words.retryLater}
        </ErrorState>
      ) : view === undefined ? (
        <Loading />
      ) : (
        <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6">
          <Counters applications={all} />
          <Filters {...props} view={view} />
          <div>
            <List {...props} view={view} />
          </div>
        </div>
      )}
    </>
  );
}
