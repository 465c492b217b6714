import type { ExportCell, ExportTable } from '@stellwerk/screens/company/applications/export';
import writeExcelFile, { type Cell } from 'write-excel-file/universal';

/** A cell of a workbook. Text is always written as text: one that begins with '=' is read as typed and never calculated (rule 15). */
function cellOf(value: ExportCell): Cell {
  if (value === null || value === '') return null;
  if (value instanceof Date) return { type: Date, value, format: 'dd.mm.yyyy' };
  if (typeof value === 'number') return { type: Number, value };
  return { type: String, value };
}

/** A table as an Excel workbook with one sheet, whose head is fixed (O34). */
export function writeXlsx({ title, columns, rows }: ExportTable): Promise<Blob> {
  const head = columns.map((column): Cell => ({ type: String, value: column.title, fontWeight: 'bold' }));
  return writeExcelFile([head, ...rows.map((row) => row.map(cellOf))], {
    sheet: title,
    stickyRowsCount: 1,
    columns: columns.map(({ width }) => ({ width })),
  }).toBlob();
}
