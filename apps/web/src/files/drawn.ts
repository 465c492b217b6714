import type { ExportCell, ExportTable } from '@stellwerk/screens/company/applications/export';

/** Letters missing in the typeface of a PDF: those of other alphabets than these three. */
const FOREIGN = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u;
/** Emoji with their joiners and modifiers, and private-use characters; a name is the same without them. */
const PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Co}\uFE0F\u200D](?<![\d#*©®™])/gu;

const without = (text: string): string => text.replace(PICTURES, '').replace(/\s+/g, ' ').trim();

/** A row as rendered in a PDF: a name with letters missing in the typeface is replaced by the email address, emoji are removed. */
export function drawnRow({ columns }: Pick<ExportTable, 'columns'>, row: readonly ExportCell[]): readonly ExportCell[] {
  return row.map((cell, index) => {
    if (typeof cell !== 'string') return cell;
    const text = without(cell);
    const instead = columns.findIndex(({ title }) => title === columns[index]?.instead);
    const isDrawn = !FOREIGN.test(text) && (text !== '' || cell === '');
    return isDrawn ? (cell.replace(PICTURES, '') === cell ? cell : text) : (row[instead] ?? text);
  });
}
