/** One record of a CSV file with the line on which it begins. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
  /** The file ended inside quotes. */
  readonly unclosed: boolean;
}

/** The separator of a header row: the most frequent of semicolon, comma, tab and bar outside quotes. */
export function separatorOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  const count = (separator: string): number => bare.split(separator).length;
  return [';', ',', '\t', '|'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/**
 * Reads CSV after RFC 4180 from pieces of text: fields in quotes may hold separators, line breaks and doubled quotes; every
 * kind of line end counts; empty lines are skipped.
 */
export async function* readCsv(pieces: AsyncIterable<string>, separator: string): AsyncGenerator<CsvRecord> {
  let fields: string[] = [];
  let field = '';
  let quoted = false;
  let afterQuote = false;
  let afterReturn = false;
  let line = 1;
  let start = 1;
  const record = (unclosed: boolean): CsvRecord | null => {
    const all = [...fields, field];
    const empty = all.every((text) => text.trim() === '');
    const result = empty ? null : { line: start, fields: all, unclosed };
    fields = [];
    field = '';
    return result;
  };
  for await (const piece of pieces) {
    for (const char of piece) {
      const lineFeedOfPair = afterReturn && char === '\n';
      afterReturn = char === '\r';
      if (lineFeedOfPair) {
        if (quoted) field += char;
        continue;
      }
      const lineEnd = char === '\n' || char === '\r';
      if (lineEnd) line += 1;
      if (quoted) {
        if (char === '"') {
          quoted = false;
          afterQuote = true;
        } else field += char;
      } else if (char === '"' && afterQuote) {
        quoted = true;
        afterQuote = false;
        field += '"';
      } else if (char === '"' && field.trim() === '') {
        quoted = true;
        field = '';
      } else if (char === separator) {
        fields.push(field);
        field = '';
        afterQuote = false;
      } else if (lineEnd) {
        const result = record(false);
        afterQuote = false;
        start = line;
        if (result !== null) yield result;
      } else field += char;
    }
  }
  const last = record(quoted);
  if (last !== null) yield last;
}
