import { Button, Icon, ProgressBar } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { exportTexts as texts } from '../../../i18n/company/export.de';
import { isAborted } from '../../../shared/call-failure';
import type { ExportFormat } from './table';

/** Progress and cancellation of an export. */
export interface ExportRun {
  /** Reports the number of completed rows; a loaded row that is not written yet counts half. */
  readonly onProgress: (rows: number) => void;
  /** Aborted when the person cancels or leaves. */
  readonly signal: AbortSignal;
}

/**
 * Creates and saves a file of all rows that match the filters.
 * @returns name of the file
 * @throws on failure
 */
export type ExportApplications = (format: ExportFormat, run: ExportRun) => Promise<string>;

export interface ExportButtonsProps {
  /** Number of rows in the file. */
  readonly total: number;
  readonly onExport: ExportApplications;
}

const BUTTONS = [
  { format: 'excel', label: texts.excel, icon: FileSpreadsheet },
  { format: 'pdf', label: texts.pdf, icon: FileText },
] as const satisfies readonly { format: ExportFormat; label: string; icon: LucideIcon }[];

/** A file of up to so many rows is created too fast to show progress. */
const LONG = 500;

/** Buttons that export the list to a file, with the progress of a long export (CA13, W14). */
export function ExportButtons({ total, onExport }: ExportButtonsProps) {
  const [rows, setRows] = useState(0);
  const abort = useRef<AbortController>(null);
  const { busy, args, run } = useAction(
    (format: ExportFormat) => {
      abort.current = new AbortController();
      setRows(0);
      return onExport(format, { onProgress: setRows, signal: abort.current.signal });
    },
    { success: texts.done, failure: (error) => (isAborted(error) ? '' : texts.failed) },
  );
  useEffect(() => () => abort.current?.abort(), []);
  const [running] = args ?? [];
  return (
    <div className="sw:grid sw:gap-2">
      <fieldset aria-label={texts.buttons} className="sw:flex sw:gap-2">
        {BUTTONS.map(({ format, label, icon }) => (
          <Button
            key={format}
            size="sm"
            loading={running === format}
            loadingLabel={texts.running}
            disabled={busy && running !== format}
            onClick={() => void run(format)}
          >
            <Icon as={icon} size={16} />
            {label}
          </Button>
        ))}
      </fieldset>
      {busy && total > LONG && (
        <div className="sw:grid sw:grid-cols-[1fr_auto] sw:items-center sw:gap-x-3 sw:gap-y-1">
          <ProgressBar label={texts.running} value={(rows / total) * 100} />
          <Button size="sm" variant="quiet" onClick={() => abort.current?.abort()}>
            {texts.cancel}
          </Button>
          <p role="status" className="sw:col-span-2 sw:text-sm sw:text-ink-2">
            {texts.progress(rows, total)}
          </p>
        </div>
      )}
    </div>
  );
}
