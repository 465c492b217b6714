import { Button, Icon, Select } from '@stellwerk/design-system';
import { ApplicationTable } from '@stellwerk/design-system/patterns';
import { type Application, type ApplicationDocument } from '@stellwerk/domain';
import { FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react';
import { APPLICATION_SORTS, APPLICATIONS_PER_PAGE, applicationView, type ApplicationListState, type ApplicationListView } from './list';
import { applicationSortLabels, companyTexts, tableFilterOrder } from '../../../i18n/company.de';
import { sharedTexts } from '../../../i18n/company/shared.de';
import { ListPages, ListResults, type ListControl } from '../../../lists';
import { ApplicationsFrame, NoApplications, type ApplicationsSource } from '../ApplicationsFrame';
import { ApplicationSearch, FoundCount, JobFilter, StatusFilter } from '../filters';
import { Figures } from './Figures';

const texts = companyTexts.applications;

/** Formats of the export (O34). */
export type ExportFormat = 'excel' | 'pdf';

export interface ApplicationsScreenProps extends ApplicationsSource, ListControl<ApplicationListState> {
  readonly now: Date;
  readonly onReset: () => void;
  /** Builds a file of the filtered rows, without a call (CA13, O34); without it there are no buttons for it. */
  readonly onExport?: ((format: ExportFormat) => void) | undefined;
  readonly onDetails: (application: Application) => void;
  readonly onOpenDocument: (application: Application, document: ApplicationDocument) => void;
}

const exports = [
  { format: 'excel', label: texts.excel, icon: FileSpreadsheet },
  { format: 'pdf', label: texts.pdf, icon: FileText },
] as const satisfies readonly { format: ExportFormat; label: string; icon: LucideIcon }[];

function Exports({ onExport }: Required<Pick<ApplicationsScreenProps, 'onExport'>>) {
  return (
    <fieldset aria-label={texts.exports} className="sw:flex sw:gap-2">
      {exports.map(({ format, label, icon }) => (
        <Button key={format} size="sm" onClick={() => onExport?.(format)}>
          <Icon as={icon} size={16} />
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

interface ResultsProps extends Omit<ApplicationsScreenProps, keyof ApplicationsSource> {
  readonly view: ApplicationListView;
}

function Filters({ state, view, onChange, onExport }: ResultsProps) {
  return (
    <div className="sw:grid sw:gap-4 sw:border-t sw:border-rule sw:pt-4 sw:md:grid-cols-3">
      <ApplicationSearch value={state.search} onChange={(search) => onChange({ search, page: 1 })} />
      <JobFilter jobs={view.jobs} value={state.jobId} onChange={(jobId) => onChange({ jobId, page: 1 })} />
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

function List({ view, now, onChange, onReset, onDetails, onOpenDocument }: ResultsProps) {
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
      <ListPages
        className="sw:mt-4"
        page={view.page}
        pageSize={APPLICATIONS_PER_PAGE}
        total={view.total}
        onPage={(page) => onChange({ page })}
      />
    </>
  );
}

function Results(props: Omit<ResultsProps, 'view'> & { readonly applications: readonly Application[] }) {
  const { applications, state, now } = props;
  const view = applicationView(applications, state);
  return (
    // The details open above the list and leave it as it is.
    <ListResults shown={[{ ...state, open: '' }, view.page]} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6">
      <Figures applications={applications} now={now} />
      <Filters {...props} view={view} />
      <div>
        <List {...props} view={view} />
      </div>
    </ListResults>
  );
}

/** The applications tab in its states: loading, failed, empty, full (CA01 to CA18). */
export function ApplicationsScreen({ applications, views, ...props }: ApplicationsScreenProps) {
  return (
    <ApplicationsFrame applications={applications} views={views} rowHeight={44}>
      {(list) => (list.length === 0 ? <NoApplications onReset={undefined} /> : <Results {...props} applications={list} />)}
    </ApplicationsFrame>
  );
}
