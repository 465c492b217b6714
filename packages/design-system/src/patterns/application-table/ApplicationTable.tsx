import { DOCUMENT_KINDS, formatDate, type ApplicationSummary, type DocumentKind } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../components/button';
import { Table, type TableColumn } from '../../components/table';
import { VisuallyHidden } from '../../components/visually-hidden';
import { DocumentLink, type DocumentAccess } from '../document-link';
import { de } from '../i18n/de';
import { RowCheckbox } from '../shared/RowCheckbox';
import { relativeDay } from '../shared/relative-day';
import { StatusBadge } from '../status-badge';

/** Kinds with a fixed slot in the documents column (CA15); others are in the detail. */
const SLOTS = DOCUMENT_KINDS.filter((kind) => kind !== 'additional');

export interface ApplicationTableProps extends DocumentAccess, Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** The applications in order. */
  applications: readonly ApplicationSummary[];
  /** Current time, for 'heute' and 'vor n Tagen'. */
  now: Date;
  /** Opens the details of an application. */
  onDetails: (application: ApplicationSummary) => void;
  /** Whether an application is selected; needs `onSelect`. @default none is selected */
  isSelected?: (application: ApplicationSummary) => boolean;
  /**
   * Adds a checkbox to each row, labelled with the applicant's name. `range` is true for a click
   * with Shift: all rows from the last selected one to this one.
   * @default no selection
   */
  onSelect?: (application: ApplicationSummary, selected: boolean, range: boolean) => void;
  /** Accessible name of the table. @default 'Bewerbungen' */
  caption?: string;
}

type ColumnOptions = Pick<ApplicationTableProps, 'now' | 'onDetails' | 'documentHref' | 'onOpenDocument' | 'isSelected' | 'onSelect'>;

function Name({ row, isSelected = () => false, onSelect }: Pick<ColumnOptions, 'isSelected' | 'onSelect'> & { row: ApplicationSummary }) {
  const second = [row.location, row.repeated ? de.table.repeated : ''].filter(Boolean).join(' · ');
  if (onSelect === undefined) return <TwoLines first={row.name} second={second} />;
  return (
    <RowCheckbox
      label={row.name}
      hint={second && <span className="sw:font-normal sw:text-ink-2">{second}</span>}
      selected={isSelected(row)}
      onSelect={(selected, range) => onSelect(row, selected, range)}
    />
  );
}

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <div className="sw:min-w-0">
      <p>{first}</p>
      {second && <p className="sw:font-normal sw:text-ink-2">{second}</p>}
    </div>
  );
}

function Documents({ application, ...access }: DocumentAccess & { application: ApplicationSummary }) {
  const slot = (kind: DocumentKind) => {
    const document = application.documents.find((candidate) => candidate.kind === kind);
    // An empty slot keeps its space in the table; a block says once that there are no documents.
    if (!document) {
      const only = kind === 'resume' && application.documents.length === 0;
      return (
        <li key={kind} aria-hidden={only ? undefined : true} className={only ? undefined : 'sw:hidden sw:@md:block'}>
          <span aria-hidden="true" className="sw:inline-flex sw:min-h-6 sw:items-center">
            {de.none}
          </span>
          {only && <VisuallyHidden>{de.detail.noDocuments}</VisuallyHidden>}
        </li>
      );
    }
    return (
      <li key={kind} className="sw:whitespace-nowrap">
        <DocumentLink document={document} {...access} />
      </li>
    );
  };
  return (
    <ul className="sw:-my-0.5 sw:flex sw:text-ink-3 sw:flex-wrap sw:gap-x-3 sw:@md:grid sw:@md:grid-cols-[100px_112px_60px] sw:@md:gap-x-1">
      {SLOTS.map(slot)}
    </ul>
  );
}

function columnsOf({ now, onDetails, documentHref, onOpenDocument, ...selection }: ColumnOptions): TableColumn<ApplicationSummary>[] {
  return [
    {
      key: 'name',
      header: de.table.name,
      rowHeader: true,
      cell: (row) => <Name row={row} {...selection} />,
    },
    {
      key: 'job',
      header: de.table.job,
      cell: (row) => <TwoLines first={row.job.title} second={[row.job.city, row.job.workingModel].filter(Boolean).join(', ')} />,
    },
    {
      key: 'date',
      header: de.table.date,
      cell: (row) => (
        <TwoLines first={formatDate(row.createdAt) || de.none} second={row.createdAt ? relativeDay(row.createdAt, now) : ''} />
      ),
    },
    {
      key: 'status',
      header: de.table.status,
      cell: (row) => <StatusBadge status={row.status} audience="company" className="sw:whitespace-nowrap" />,
    },
    {
      key: 'documents',
      header: de.table.documents,
      cell: (row) => <Documents application={row} documentHref={documentHref} onOpenDocument={onOpenDocument} />,
    },
    {
      key: 'action',
      header: de.table.action,
      align: 'end',
      cell: (row) => (
        <div>
          <Button size="sm" className="sw:whitespace-nowrap" onClick={() => onDetails(row)}>
            {de.table.details}
            <VisuallyHidden> {de.table.detailsOf(row.name, row.job.title)}</VisuallyHidden>
          </Button>
        </div>
      ),
    },
  ];
}

/**
 * Applications as a table of six columns (CA14); below 800 px of its own width every row is a
 * block.
 * @example
 * <ApplicationTable
 *   applications={applications}
 *   now={new Date()}
 *   onDetails={openDetails}
 *   onOpenDocument={openDocument}
 *   documentHref={urlOfDocument}
 * />
 */
export function ApplicationTable({
  applications,
  now,
  onDetails,
  documentHref,
  onOpenDocument,
  isSelected,
  onSelect,
  caption = de.table.caption,
  className,
  ...rest
}: ApplicationTableProps) {
  return (
    <div className={cx('sw:@container', className)} {...rest}>
      <Table
        caption={caption}
        columns={columnsOf({ now, onDetails, documentHref, onOpenDocument, isSelected, onSelect })}
        rows={applications}
        rowKey={(row) => row.id}
      />
    </div>
  );
}
