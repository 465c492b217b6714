import { CallError } from '@stellwerk/domain/endpoints';
import { createApart, TooLongError } from '../../../platform/processes/apart.ts';
import { serverMessages } from '../../../platform/messages.de.ts';
import type { ImportedJobResult } from '../parse/job.ts';
import type { Read, Reading, ShownText } from './read.ts';

/** Time limit in milliseconds for one text or one portion of entries. Real ones take a hundredth of a second. */
const LIMIT = 5000;
/** Entries of one portion: other requests are served between two of them. */
const PORTION = 25;

const ask = createApart<Reading, Read>(new URL('./read.ts', import.meta.url), LIMIT);

/** @throws CallError 'invalid', at a field, when reading takes too long */
async function read(reading: Reading, field: string): Promise<Read> {
  try {
    return await ask(reading);
  } catch (error) {
    throw error instanceof TooLongError ? tooMuch(field) : error;
  }
}

const tooMuch = (name: string): CallError =>
  new CallError('invalid', serverMessages.textTooMuch, { fields: [{ name, message: serverMessages.textTooMuch }] });

/** Parses the text of a job, with sanitised sections. @throws CallError 'invalid' for too much markup or too long a time */
export async function readText(source: string, today: string): Promise<ShownText> {
  const answer = await read({ source, today }, 'source');
  if (!('text' in answer) || answer.text === null) throw tooMuch('source');
  return answer.text;
}

/**
 * Reads the entries of a file one by one.
 * @param companyName name of the company of all entries
 * @throws CallError 'invalid' when reading takes too long
 */
export async function readEntries(entries: readonly unknown[], companyName?: string): Promise<readonly ImportedJobResult[]> {
  const found: ImportedJobResult[] = [];
  for (let start = 0; start < entries.length; start += PORTION) {
    const answer = await read({ entries: entries.slice(start, start + PORTION), companyName }, 'file');
    if ('entries' in answer) found.push(...answer.entries);
  }
  return found;
}
