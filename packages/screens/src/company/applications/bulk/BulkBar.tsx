import { Button, Menu } from '@stellwerk/design-system';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { bulkTexts as texts } from '../../../i18n/company/bulk.de';
import { exportTexts } from '../../../i18n/company/export.de';
import type { ExportFormat } from '../export';
import { BulkProgressLine } from './BulkProgressLine';
import type { BulkProgress } from './use-bulk-task';

export interface BulkBarProps {
  /** Number of selected rows. */
  readonly count: number;
  readonly onStatus: () => void;
  readonly onMessage: () => void;
  readonly onExport: (format: ExportFormat) => void;
  /** Progress of the running export; undefined without one. */
  readonly exporting: BulkProgress | undefined;
  readonly onCancelExport: () => void;
  readonly onClear: () => void;
}

/** The bulk actions; the bar stays at the lower edge, within reach of a thumb. */
export function BulkBar({ count, onStatus, onMessage, onExport, exporting, onCancelExport, onClear }: BulkBarProps) {
  return (
    <section
      aria-label={texts.bar}
      className="sw:sticky sw:bottom-0 sw:z-10 sw:mt-4 sw:-mx-5 sw:grid sw:gap-3 sw:border-t sw:border-rule sw:bg-surface sw:px-5 sw:py-3 sw:sm:mx-0"
    >
      <div className="sw:grid sw:grid-cols-2 sw:items-center sw:gap-2 sw:sm:flex sw:sm:flex-wrap sw:sm:gap-3">
        <p className="sw:col-span-2 sw:font-semibold sw:sm:me-auto">{texts.count(count)}</p>
        <Button size="sm" variant="primary" onClick={onStatus}>
          {texts.status}
        </Button>
        <Button size="sm" onClick={onMessage}>
          {texts.message}
        </Button>
        <Menu
          label={texts.export}
          size="sm"
          disabled={exporting !== undefined}
          items={[
            { key: 'excel', label: exportTexts.excel, icon: FileSpreadsheet, onSelect: () => onExport('excel') },
            { key: 'pdf', label: exportTexts.pdf, icon: FileText, onSelect: () => onExport('pdf') },
          ]}
        />
        <Button size="sm" variant="quiet" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
      {exporting && <BulkProgressLine {...exporting} onCancel={onCancelExport} />}
    </section>
  );
}
