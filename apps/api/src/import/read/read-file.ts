import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { readHeader, rowToJobPosting } from './columns.ts';
import { readCsv, separatorOf } from './csv.ts';
import { findJobs } from './find-jobs.ts';
import { isOwnHeader, ownRow } from './own-rows.ts';
import { isSoundJson } from '@stellwerk/domain/endpoints';
import { importMessages } from '../parse/messages.de.ts';

/** One entry of a file: a value that may be a job, or the German reason why it could not be read. */
export type FileEntry = { readonly place: string; readonly value: unknown } | { readonly place: string; readonly refused: string };

/** The encoding of a file: by its byte order mark, UTF-8 when every byte fits, else that of old Windows exports. */
async function encodingOf(path: string): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  try {
    for await (const chunk of createReadStream(path)) {
      if (!Buffer.isBuffer(chunk)) continue;
      if (first && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
      if (first && chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
      first = false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

/** The text of a file piece by piece; the decoder drops the byte order mark. */
async function* textOfFile(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) if (Buffer.isBuffer(chunk)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function firstLine(path: string, encoding: string): Promise<string> {
  let text = '';
  for await (const piece of textOfFile(path, encoding)) {
    text = (text + piece).trimStart();
    if (/[\r\n]/.test(text)) break;
  }
  return text.split(/[\r\n]/)[0] ?? '';
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

/** The lines of a file. Not `node:readline`, which also breaks at U+2028 and U+2029: JSON may have them inside of a text. */
async function* linesOf(path: string, encoding: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of textOfFile(path, encoding)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

async function* readJsonLines(path: string, encoding: string): AsyncGenerator<FileEntry> {
  let number = 0;
  for await (const line of linesOf(path, encoding)) {
    number += 1;
    const text = line.trim();
    if (text !== '') yield parseJson(text, `Zeile ${number}`);
  }
}

async function* readCsvRows(path: string, encoding: string, header: string): AsyncGenerator<FileEntry> {
  let toJob: ((row: readonly string[]) => unknown) | null = null;
  let width = 0;
  for await (const record of readCsv(textOfFile(path, encoding), separatorOf(header))) {
    if (toJob === null) {
      const head = record.fields;
      const known = readHeader(head);
      toJob = isOwnHeader(head) ? (row) => ownRow(head, row) : (row) => rowToJobPosting(known, row);
      width = record.fields.length;
      continue;
    }
    const place = `Zeile ${record.line}`;
    const extra = record.fields.slice(width).some((field) => field.trim() !== '');
    if (record.unclosed) yield { place, refused: importMessages.openQuote };
    else if (extra || record.fields.length < Math.min(2, width))
      yield { place, refused: importMessages.badRow(record.fields.length, width) };
    else yield { place, value: toJob(record.fields) };
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
 * Reads the jobs of a file: JSON Lines and CSV entry by entry, a JSON document as a whole. What the file is shows in its
 * first line, not in its name.
 * @throws when the file cannot be opened.
 */
export async function* readJobsFile(path: string): AsyncGenerator<FileEntry> {
  const encoding = await encodingOf(path);
  const line = await firstLine(path, encoding);
  if (!/^[[{]/.test(line)) {
    yield* readCsvRows(path, encoding, line);
    return;
  }
  const lines = line.startsWith('{') && isJson(line);
  const entries = lines ? readJsonLines(path, encoding) : [parseJson(new TextDecoder(encoding).decode(await readFile(path)), 'Datei')];
  let number = 0;
  for await (const entry of entries) {
    if ('refused' in entry) {
      yield entry;
      continue;
    }
    const found = findJobs(entry.value);
    for (const value of found) {
      number += 1;
      yield { place: lines && found.length === 1 ? entry.place : `Eintrag ${number}`, value };
    }
  }
}
