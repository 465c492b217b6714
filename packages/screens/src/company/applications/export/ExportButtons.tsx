import { Button, Icon, ProgressBar } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { exportTexts as texts } from '../../../i18n/company/export.de';
import { isAborted } from './aborted';
import type { ExportFormat } from './table';

/** What goes on while a file is made. */
export interface ExportRun {
  /** Says how many rows are done; one that is loaded and not written yet counts half. */
  readonly onProgress: (rows: number) => void;
  /** Aborted when the person cancels or leaves. */
  readonly signal: AbortSignal;
}

/** Makes and saves a file of all rows that the filters leave. @returns name of the file @throws when it could not be made */
export type ExportApplications = (format: ExportFormat, run: ExportRun) => Promise<string>;

export interface ExportButtonsProps {
  /** Rows that the file will have. */
  readonly total: number;
  readonly onExport: ExportApplications;
}

const BUTTONS = [
  { format: 'excel', label: texts.excel, icon: FileSpreadsheet },
  { format: 'pdf', label: texts.pdf, icon: FileText },
] as const satisfies readonly { format: ExportFormat; label: string; icon: LucideIcon }[];

/** A file of so many rows is made before anybody could read how far it is. */
const LONG = 500;

/** Buttons that write the shown list to a file, and how far a long one is (CA13, W14). */
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
