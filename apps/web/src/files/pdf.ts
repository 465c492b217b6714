import type { ExportTable } from '@stellwerk/screens/company/applications/export';
import { readFonts } from './fonts';
import { PdfTable } from './pdf-table';

export interface PdfOptions {
  /** Called regularly with the number of rendered rows. */
  readonly onProgress: (rows: number) => void;
  /** Aborts the work; the promise rejects with its reason. */
  readonly signal: AbortSignal;
  /** Text at the foot of a page. */
  readonly pageText: (page: number, pages: number) => string;
}

/** Rows rendered before the page of the browser can respond to its user again. */
const ROWS_AT_ONCE = 100;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A table as a PDF with text and structure for screen readers (O34). */
export async function writePdf(table: ExportTable, { onProgress, signal, pageText }: PdfOptions): Promise<Blob> {
  const pdf = new PdfTable(table, await readFonts(), pageText);
  for (let from = 0; from < table.rows.length; from += ROWS_AT_ONCE) {
    signal.throwIfAborted();
    pdf.addRows(table.rows.slice(from, from + ROWS_AT_ONCE));
    onProgress(Math.min(from + ROWS_AT_ONCE, table.rows.length));
    await pause();
  }
  return pdf.end();
}
