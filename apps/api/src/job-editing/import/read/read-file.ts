import { readHeader, rowToJobPosting, unknownColumns, type Header } from './columns.ts';
import { readCsv, separatorNamedIn, separatorOf } from './csv.ts';
import { textOfFile } from './encoding.ts';
import { findJobs } from './find-jobs.ts';
import { isOwnHeader, ownRow } from './own-rows.ts';
import { isSoundJson } from '@stellwerk/domain/endpoints';
import { importMessages, noteTexts } from '../parse/messages.de.ts';

/** One entry of a file: a value that may be a job, or the German reason why it could not be read. */
export type FileEntry =
  | {
      readonly place: string;
      readonly value: unknown;
      /** Missing parts of it, in German. */ readonly notes?: readonly string[];
    }
  | { readonly place: string; readonly refused: string };

async function firstLine(path: string): Promise<string> {
  let text = '';
  for await (const piece of textOfFile(path)) {
    text = (text + piece).trimStart();
    if (/[\r\n]/.test(text)) break;
  }
  return text.split(/[\r\n]/)[0] ?? '';
}

async function wholeText(path: string): Promise<string> {
  let text = '';
  for await (const piece of textOfFile(path)) text += piece;
  return text;
}

/** Letters decoded in a wrong encoding before: 'PrÃ¼fer'. */
const GARBLED = /Ã[\u0080-\u00BF\u0178\u0152\u0153\u0161\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]|â€|\uFFFD/;

/** An entry with notes on its missing or unintended parts. */
function noted(place: string, value: unknown, unknown: readonly string[] = []): FileEntry {
  const notes = [
    ...(unknown.length === 0 ? [] : [noteTexts.unknown(unknown)]),
    ...(GARBLED.test(JSON.stringify(value)) ? [noteTexts.garbled] : []),
  ];
  return notes.length === 0 ? { place, value } : { place, value, notes };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message.slice(0, 120) : '');

function parseJson(text: string, place: string): FileEntry {
  if (!isSoundJson(text)) return { place, refused: importMessages.unsound };
  try {
    return { place, value: JSON.parse(text) };
  } catch (error) {
    return { place, refused: importMessages.badJson(reasonOf(error)) };
  }
}

/** The lines of a file. Not `node:readline`, which also breaks at U+2028 and U+2029: JSON texts may contain them. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of textOfFile(path)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

async function* readJsonLines(path: string): AsyncGenerator<FileEntry> {
  let number = 0;
  for await (const line of linesOf(path)) {
    number += 1;
    const text = line.trim();
    if (text !== '') yield parseJson(text, `Zeile ${number}`);
  }
}

/** Makes entries of the rows below a header. */
function rowReader(names: readonly string[]): (place: string, row: readonly string[]) => FileEntry {
  if (isOwnHeader(names)) return (place, row) => noted(place, ownRow(names, row));
  const header: Header = readHeader(names);
  return (place, row) => noted(place, rowToJobPosting(header, row), unknownColumns(header, row));
}

async function* readCsvRows(path: string, start: string): AsyncGenerator<FileEntry> {
  const named = separatorNamedIn(start);
  let separatorLine = named !== null;
  let entryOf: ReturnType<typeof rowReader> | null = null;
  let width = 0;
  for await (const record of readCsv(textOfFile(path), named ?? separatorOf(start))) {
    if (separatorLine) {
      separatorLine = false;
      continue;
    }
    if (entryOf === null) {
      entryOf = rowReader(record.fields);
      width = record.fields.length;
      continue;
    }
    const place = `Zeile ${record.line}`;
    const extra = record.fields.slice(width).some((field) => field.trim() !== '');
    if (record.unclosed) yield { place, refused: importMessages.openQuote };
    else if (extra || record.fields.length < Math.min(2, width))
      yield { place, refused: importMessages.badRow(record.fields.length, width) };
    else yield entryOf(place, record.fields);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the jobs of a file: JSON Lines and CSV entry by entry, a JSON document as a whole. The first line shows the
 * format, not the name.
 * @throws when the file cannot be opened.
 */
export async function* readJobsFile(path: string): AsyncGenerator<FileEntry> {
  const line = await firstLine(path);
  if (!/^[[{]/.test(line)) {
    yield* readCsvRows(path, line);
    return;
  }
  const lines = line.startsWith('{') && isJson(line);
  const entries = lines ? readJsonLines(path) : [parseJson(await wholeText(path), 'Datei')];
  let number = 0;
  for await (const entry of entries) {
    if ('refused' in entry) {
      yield entry;
      continue;
    }
    const found = findJobs(entry.value);
    for (const value of found) {
      number += 1;
      yield noted(lines && found.length === 1 ? entry.place : `Eintrag ${number}`, value);
    }
  }
}
