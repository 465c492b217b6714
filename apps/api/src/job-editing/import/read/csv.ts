import { Readable } from 'node:stream';
import { parse, type Info } from 'csv-parse';

/** One record of a CSV file with its first line. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
  /** The file ended inside quotes. */
  readonly unclosed: boolean;
}

const SEPARATOR_LINE = /^"?sep=(.)"?$/i;

/** The separator named in the first line of a file for Excel: 'sep=;'. null for any other line. */
export function separatorNamedIn(line: string): string | null {
  // Trimming would remove a tab.
  return SEPARATOR_LINE.exec(line.replace(/[\r\n]+$/, ''))?.[1] ?? null;
}

/** The separator of a header row: the most frequent of semicolon, comma, tab and bar outside quotes. */
export function separatorOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  const count = (separator: string): number => bare.split(separator).length;
  return [';', ',', '\t', '|'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

interface Parsed {
  readonly record: readonly string[];
  readonly raw: string;
  readonly info: Info;
}

const breaksIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/**
 * Reads CSV after RFC 4180 from pieces of text: fields in quotes may contain separators, line breaks and doubled quotes; every
 * kind of line end is accepted; empty lines are skipped, and a quote inside a field is literal.
 */
export async function* readCsv(pieces: AsyncIterable<string>, separator: string): AsyncGenerator<CsvRecord> {
  let unclosed: string | undefined;
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    raw: true,
    info: true,
    on_skip: (_error, raw) => {
      unclosed = raw ?? '';
    },
  });
  const records: AsyncIterable<Parsed> = Readable.from(pieces, { objectMode: false }).pipe(parser);
  let line = 1;
  for await (const { record, raw } of records) {
    const text = raw.replace(/^[\r\n]+/, '');
    const start = line + breaksIn(raw.slice(0, raw.length - text.length));
    line += breaksIn(raw);
    if (record.some((field) => field.trim() !== '')) yield { line: start, fields: record, unclosed: false };
  }
  if (unclosed !== undefined) yield { line, fields: [unclosed], unclosed: true };
}
