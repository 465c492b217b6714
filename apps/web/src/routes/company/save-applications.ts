import type { ApplicationSummary } from '@stellwerk/domain';
import {
  exportFileName,
  exportTable,
  type ExportFormat,
  type ExportRun,
  type ExportTable,
} from '@stellwerk/screens/company/applications/export';
import { exportTexts } from '@stellwerk/screens/i18n/company/export.de';
import { saveFile } from '../../data/save-file';

/** The libraries load with the first requested file. */
const WRITERS = {
  excel: async (table: ExportTable) => (await import('../../files/xlsx')).writeXlsx(table),
  pdf: async (table: ExportTable, run: ExportRun) =>
    (await import('../../files/pdf')).writePdf(table, { ...run, pageText: exportTexts.page }),
} as const satisfies Record<ExportFormat, (table: ExportTable, run: ExportRun) => Promise<Blob>>;

/**
 * Saves a list of applications as a file on the device of the person.
 * @param pages all rows of the list, in its order
 * @returns name of the file
 * @throws ApiError when rows could not be loaded, AbortError when the person has cancelled
 */
export async function saveApplications(
  pages: AsyncIterable<readonly ApplicationSummary[]>,
  format: ExportFormat,
  run: ExportRun,
): Promise<string> {
  const rows: ApplicationSummary[] = [];
  for await (const page of pages) {
    run.signal.throwIfAborted();
    rows.push(...page);
    run.onProgress(rows.length / 2);
  }
  const now = new Date();
  // Loading is the first half, writing the second.
  const writing = { ...run, onProgress: (written: number): void => run.onProgress((rows.length + written) / 2) };
  const file = await WRITERS[format](exportTable(rows, format, now), writing);
  run.signal.throwIfAborted();
  const name = exportFileName(format, now);
  saveFile(file, name);
  return name;
}
