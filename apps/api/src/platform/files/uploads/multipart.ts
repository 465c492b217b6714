import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { inputMessages } from '@stellwerk/domain';
import { CallError, type FieldError } from '@stellwerk/domain/endpoints';
import type { FormRules } from './slots.ts';
import { DRAIN_BYTES } from '../../streams/discard.ts';
import { forceMinorGc } from './minor-gc.ts';
import { readChunks, type Pace } from '../../streams/pace.ts';
import type { ReceivedFile } from './receive.ts';
import type { Temporary } from '../storage/temporary.ts';
import { tooLarge, unreadable, UploadCollector } from './upload-collector.ts';

const MB = 1024 * 1024;
const TEXT_BYTES = 64 * 1024;
const MAX_TEXTS = 60;
const MAX_FILES = 13;
/** Bytes in addition to the files: texts and headers of the parts. */
const OVERHEAD = 4 * MB;

/** A received form: its texts, and its files in the temporary folder. */
export interface Form<Name extends string = string> {
  readonly texts: Readonly<Record<string, string>>;
  readonly files: readonly ReceivedFile<Name>[];
  /** Errors of rejected files; empty unless the rules keep the rest of the form. */
  readonly refused: readonly FieldError[];
  /** The first file that could not be written; null unless the rules keep the rest of the form. */
  readonly unavailable: CallError | null;
}

function openParser(request: Request): BusboyInstance {
  try {
    return new Busboy({
      // A name such as '/' or 'a/..' reaches the slot, which rejects it; without its path it would look like an empty field.
      preservePath: true,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: { fieldSize: TEXT_BYTES, fields: MAX_TEXTS, files: MAX_FILES, headerPairs: 50, headerSize: 16 * 1024, fieldNameSize: 100 },
    });
  } catch {
    throw unreadable();
  }
}

function drained(parser: BusboyInstance): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      parser.off('drain', done).off('error', done);
      resolve();
    };
    parser.on('drain', done).on('error', done);
  });
}

/** Passes the body to the parser at the speed of the disk; a rejected one is read to its end and discarded. */
async function feed<Name extends string>(
  chunks: AsyncIterable<Uint8Array>,
  parser: BusboyInstance,
  uploads: UploadCollector<Name>,
  total: number,
): Promise<void> {
  const spend = forceMinorGc();
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    spend(chunk.length);
    if (size > total + OVERHEAD) uploads.refuse(tooLarge(total));
    if (size > DRAIN_BYTES) return;
    if (uploads.isRefused) continue;
    if (!parser.write(chunk)) await drained(parser);
  }
}

/** Removes the temporary files of a form. */
export async function discardForm(temporary: Temporary, form: Pick<Form, 'files'>): Promise<void> {
  for (const { path } of form.files) await temporary.remove(path);
}

/**
 * Reads a multipart form without ever holding a file in memory.
 * @throws CallError 'invalid' for a file that its slot rejects or an unreadable form, 'too-large' when all files
 * together are too large, 'timeout' when it comes too slowly. The rest of the form has been read then, and no file is left.
 */
export async function readForm<Name extends string>(
  request: Request,
  temporary: Temporary,
  pace: Pace,
  rules: FormRules<Name>,
): Promise<Form<Name>> {
  const parser = openParser(request);
  const uploads = new UploadCollector(temporary, rules);
  parser.on('error', () => uploads.refuse(unreadable()));
  parser.on('field', (name, value) => uploads.onText(name, value));
  parser.on('file', (field, stream, given) => uploads.onFile(field, stream, given));
  parser.on('filesLimit', () => uploads.refuse(new CallError('invalid', inputMessages.tooManyItems(String(MAX_FILES)))));
  const finished = new Promise<void>((resolve) => {
    parser.once('finish', resolve).once('error', () => resolve());
  });
  let broken = request.body === null;
  try {
    await feed(readChunks(request.body, pace), parser, uploads, rules.total);
  } catch (error) {
    broken = true;
    uploads.refuse(error instanceof CallError ? error : unreadable());
  }
  if (broken || uploads.isRefused) parser.destroy();
  else {
    parser.end();
    await finished;
  }
  await uploads.settle(broken || uploads.isRefused);
  if (uploads.error !== null) {
    await discardForm(temporary, uploads);
    throw uploads.error;
  }
  return { texts: uploads.texts, files: uploads.files, refused: uploads.refused, unavailable: uploads.unavailable };
}
