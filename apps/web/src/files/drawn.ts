import type { ExportCell, ExportTable } from '@stellwerk/screens/company/applications/export';

/** Letters that the typeface of a PDF does not have: those of other alphabets than these three. */
const FOREIGN = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u;
/** Pictures, with what joins and colours them, and signs for private use; a name is the same without them. */
const PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Co}\uFE0F\u200D](?<![\d#*©®™])/gu;

const without = (text: string): string => text.replace(PICTURES, '').replace(/\s+/g, ' ').trim();

/**
 * A row as a PDF can draw it: a name in letters that its typeface does not have is named by its mail address, pictures are left out.
 */
export function drawnRow({ columns }: Pick<ExportTable, 'columns'>, row: readonly ExportCell[]): readonly ExportCell[] {
  return row.map((cell, index) => {
    if (typeof cell !== 'string') return cell;
    const text = without(cell);
    const instead = columns.findIndex(({ title }) => title === columns[index]?.instead);
    const isDrawn = !FOREIGN.test(text) && (text !== '' || cell === '');
    return isDrawn ? (cell.replace(PICTURES, '') === cell ? cell : text) : (row[instead] ?? text);
  });
}
