import { Select } from '@stellwerk/design-system';
import { ApplicationTable } from '@stellwerk/design-system/patterns';
import {
  sumOf,
  type ApplicationDocument,
  type ApplicationFigures,
  type ApplicationList,
  type ApplicationSummary,
  type StatusCounts,
} from '@stellwerk/domain';
import { APPLICATION_SORTS, type ApplicationListState } from './list';
import { applicationSortLabels, tableFilterOrder } from '../../../i18n/company.de';
import { sharedTexts } from '../../../i18n/company/shared.de';
import { ListPages, ListResults, type ListControl } from '../../../lists';
import { ApplicationsFrame, NoApplications, type ApplicationsSource } from '../ApplicationsFrame';
import type { ApplicationCalls } from '../calls';
import { useOpenDocument } from '../documents/use-open-document';
import { ExportButtons, type ExportApplications } from '../export';
import { ApplicationSearch, FoundCount, JobFilter, MineFilter, StatusFilter } from '../filters';
import { countUnder } from '../list-query';
import { useSelection, WithBulk, type BulkCalls, type ListSelection } from '../bulk';
import { Figures } from './Figures';

export interface ApplicationsScreenProps extends ApplicationsSource, ListControl<ApplicationListState> {
  readonly calls: ApplicationCalls;
  /** Figures of all applications of the company; null while unknown. */
  readonly figures: ApplicationFigures | null;
  readonly now: Date;
  readonly onReset: () => void;
  /** Exports all matching rows (CA13, O34); without it there are no export buttons. */
  readonly onExport?: ExportApplications | undefined;
  /** Bulk actions; without them nothing can be selected. */
  readonly bulk?: BulkCalls | undefined;
  readonly onDetails: (application: ApplicationSummary) => void;
}

const filterCounts = (counts: StatusCounts) => ({
  all: countUnder(counts, 'all'),
  new: countUnder(counts, 'new'),
  in_progress: countUnder(counts, 'in_progress'),
  interview: countUnder(counts, 'interview'),
  accepted: countUnder(counts, 'accepted'),
  rejected: countUnder(counts, 'rejected'),
});

interface ResultsProps extends Omit<ApplicationsScreenProps, keyof ApplicationsSource> {
  readonly list: ApplicationList;
  /** Whether other rows are loading. */
  readonly busy: boolean;
  readonly selection: ListSelection;
}

function Filters({ state, list, figures, onChange, onExport }: ResultsProps) {
  return (
    <div className="sw:grid sw:gap-4 sw:border-t sw:border-rule sw:pt-4 sw:md:grid-cols-3">
      <ApplicationSearch value={state.search} onChange={(search) => onChange({ search, page: 1 })} />
      <JobFilter jobs={figures?.jobs ?? []} value={state.jobId} onChange={(jobId) => onChange({ jobId, page: 1 })} />
      <Select
        label={sharedTexts.sort}
        value={state.sort}
        onChange={(value) => onChange({ sort: APPLICATION_SORTS.find((sort) => sort === value) ?? 'newest', page: 1 })}
        options={APPLICATION_SORTS.map((value) => ({ value, label: applicationSortLabels[value] }))}
      />
      <div className="sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-4 sw:md:col-span-3">
        <StatusFilter
          filters={tableFilterOrder}
          value={state.filter}
          counts={filterCounts(list.counts)}
          onChange={(filter) => onChange({ filter, page: 1 })}
        />
        <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-x-6 sw:gap-y-3">
          <MineFilter checked={state.mine} onChange={(mine) => onChange({ mine, page: 1 })} />
          <FoundCount total={list.total} order={applicationSortLabels[state.sort]} />
          {onExport && list.total > 0 && <ExportButtons total={list.total} onExport={onExport} />}
        </div>
      </div>
    </div>
  );
}

function List({ list, now, calls, bulk, selection, onChange, onReset, onDetails }: ResultsProps) {
  const open = useOpenDocument(calls);
  const { applications: rows, total, page, pageSize } = list;
  const ownerOf = (document: ApplicationDocument): ApplicationSummary | undefined => rows.find((row) => row.documents.includes(document));
  const table =
    total === 0 ? (
      <NoApplications onReset={onReset} />
    ) : (
      <ApplicationTable
        applications={rows}
        now={now}
        isSelected={({ id }) => selection.selection.has(id)}
        onSelect={bulk && selection.onSelect}
        onDetails={onDetails}
        documentHref={(document) => document.url}
        onOpenDocument={(document) => {
          const owner = ownerOf(document);
          if (owner !== undefined) open(owner, document, 'view');
        }}
      />
    );
  const pages = total > 0 && (
    <ListPages className="sw:mt-4" page={page} pageSize={pageSize} total={total} onPage={(next) => onChange({ page: next })} />
  );
  return (
    <WithBulk bulk={bulk} selection={selection} rows={rows} total={total}>
      {table}
      {pages}
    </WithBulk>
  );
}

function Results(props: ResultsProps) {
  const { list, figures, state, busy } = props;
  return (
    // The details open above the list and leave it unchanged.
    <ListResults shown={[{ ...state, open: '' }, list.page]} busy={busy} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6">
      {figures && <Figures figures={figures} />}
      <Filters {...props} />
      <div>
        <List {...props} />
      </div>
    </ListResults>
  );
}

/** The applications tab in its states: loading, failed, empty, full (CA01 to CA18). */
export function ApplicationsScreen({ applications, views, ...props }: ApplicationsScreenProps) {
  const selection = useSelection(applications, props.bulk);
  return (
    <ApplicationsFrame applications={applications} views={views} rowHeight={44}>
      {(list) => {
        // The first page includes them.
        const figures = props.figures ?? list.figures;
        const isEmpty = figures !== null && sumOf(figures.counts) === 0;
        return isEmpty ? (
          <NoApplications onReset={undefined} />
        ) : (
          <Results {...props} selection={selection} figures={figures} list={list} busy={applications.reloading} />
        );
      }}
    </ApplicationsFrame>
  );
}
