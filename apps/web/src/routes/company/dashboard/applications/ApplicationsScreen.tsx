import { Button, Icon, Pagination, Select } from '@stellwerk/design-system';
import { ApplicationTable } from '@stellwerk/design-system/patterns';
import type { Application, ApplicationDocument } from '@stellwerk/domain';
import { FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react';
import {
  APPLICATION_SORTS,
  APPLICATIONS_PER_PAGE,
  type ApplicationListState,
  type ApplicationListView,
} from '../../../../data/company-applications/list';
import { applicationSortLabels, companyWords, tableFilterOrder } from '../../../../i18n/company.de';
import { sharedWords } from '../../../../i18n/company/shared.de';
import { ApplicationsFrame, NoApplications, type ApplicationsFrameProps } from '../../applications/ApplicationsFrame';
import { ApplicationSearch, FoundCount, JobFilter, StatusFilter } from '../../applications/filters';
import { Figures } from './Figures';

const words = companyWords.applications;

/** Formats of the export (O34). */
export type ExportFormat = 'excel' | 'pdf';

export interface ApplicationsScreenProps extends Omit<ApplicationsFrameProps, 'children' | 'rowHeight'> {
  readonly state: ApplicationListState;
  /** Undefined while the first answer is on its way. */
  readonly view: ApplicationListView | undefined;
  /** All applications of the company, for the counters. */
  readonly all: readonly Application[];
  readonly now: Date;
  readonly onChange: (change: Partial<ApplicationListState>) => void;
  readonly onReset: () => void;
  /** Builds a file of the filtered rows, without a call (CA13, O34); without it there are no buttons for it. */
  readonly onExport?: ((format: ExportFormat) => void) | undefined;
  readonly onDetails: (application: Application) => void;
  readonly onOpenDocument: (application: Application, document: ApplicationDocument) => void;
}

const exports = [
  { format: 'excel', label: words.excel, icon: FileSpreadsheet },
  { format: 'pdf', label: words.pdf, icon: FileText },
] as const satisfies readonly { format: ExportFormat; label: string; icon: LucideIcon }[];

function Exports({ onExport }: Required<Pick<ApplicationsScreenProps, 'onExport'>>) {
  return (
    <fieldset aria-label={words.exports} className="sw:flex sw:gap-2">
      {exports.map(({ format, label, icon }) => (
        <Button key={format} size="sm" onClick={() => onExport?.(format)}>
          <Icon as={icon} size={16} />
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

function Filters({
  state,
  view,
  onChange,
  onExport,
}: Pick<ApplicationsScreenProps, 'state' | 'onChange' | 'onExport'> & { readonly view: ApplicationListView }) {
  return (
    <div className="sw:grid sw:gap-4 sw:border-t sw:border-rule sw:pt-4 sw:md:grid-cols-3">
      <ApplicationSearch value={state.search} onChange={(search) => onChange({ search, page: 1 })} />
      <JobFilter jobs={view.jobs} value={state.jobId} onChange={(jobId) => onChange({ jobId, page: 1 })} />
      <Select
        label={sharedWords.sort}
        value={state.sort}
        onChange={(value) => onChange({ sort: APPLICATION_SORTS.find((sort) => sort === value) ?? 'newest', page: 1 })}
        options={APPLICATION_SORTS.map((value) => ({ value, label: applicationSortLabels[value] }))}
      />
      <div className="sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-4 sw:md:col-span-3">
        <StatusFilter
          filters={tableFilterOrder}
          value={state.filter}
          counts={view.counts}
          onChange={(filter) => onChange({ filter, page: 1 })}
        />
        <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-x-6 sw:gap-y-3">
          <FoundCount total={view.total} />
          {onExport && view.total > 0 && <Exports onExport={onExport} />}
        </div>
      </div>
    </div>
  );
}

function List(props: ApplicationsScreenProps & { readonly view: ApplicationListView }) {
  const { state, view, now, onChange, onReset, onDetails, onOpenDocument } = props;
  if (view.total === 0) return <NoApplications onReset={onReset} />;
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

/** The applications tab in its states: loading, failed, empty, full (CA01 to CA18). */
export function ApplicationsScreen(props: ApplicationsScreenProps) {
  const { view, failed, refreshing, all, now, onRefresh, views } = props;
  return (
    <ApplicationsFrame {...{ failed, refreshing, onRefresh, views }} rowHeight={44}>
      {view &&
        (all.length === 0 ? (
          <NoApplications onReset={undefined} />
        ) : (
          <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6">
            <Figures applications={all} now={now} />
            <Filters {...props} view={view} />
            <div>
              <List {...props} view={view} />
            </div>
          </div>
        ))}
    </ApplicationsFrame>
  );
}
