import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { APPLICATION_FILES_LIMIT } from '@stellwerk/domain';
import { serverMessages } from '../messages.de.ts';
import { Refusal } from '../refusal.ts';
import { Intake, tooLarge, unreadable, type FormRules } from './intake.ts';
import { spentBuffers } from './memory.ts';
import type { ReceivedFile } from './receive.ts';
import type { Temporary } from './temporary.ts';

const MB = 1024 * 1024;
const TEXT_BYTES = 64 * 1024;
const MAX_TEXTS = 60;
const MAX_FILES = 13;
/** Over the files themselves: texts and the headers of the parts. */
const OVERHEAD = 4 * MB;
/** The rest of a refused form is read and thrown away up to here, so that the browser reads the answer and sees no reset. */
const DRAIN_BYTES = 512 * MB;
/** A connection on which nothing comes for so long is given up, in milliseconds. */
const SILENCE = 30_000;

/** A form as it was sent: its texts and its files, the files on the disk in the temporary folder. */
export interface Form {
  readonly texts: Readonly<Record<string, string>>;
  readonly files: readonly ReceivedFile[];
}

/** Reads with a limit on silence. @throws Refusal when nothing comes */
async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unreadable()), SILENCE);
  });
  try {
    const { done, value } = await Promise.race([reader.read(), silence]);
    return done ? null : value;
  } finally {
    clearTimeout(timer);
  }
}

function openParser(request: Request): BusboyInstance {
  try {
    return new Busboy({
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

/** Feeds the body to the parser as fast as the disk takes it; a refused one is read to its end and thrown away. */
async function feed(reader: ReadableStreamDefaultReader<Uint8Array>, parser: BusboyInstance, intake: Intake): Promise<void> {
  const spend = spentBuffers();
  let size = 0;
  for (;;) {
    const chunk = await readChunk(reader);
    if (chunk === null) return;
    size += chunk.length;
    spend(chunk.length);
    if (size > APPLICATION_FILES_LIMIT + OVERHEAD) intake.refuse(tooLarge());
    if (size > DRAIN_BYTES) return;
    if (intake.isRefused) continue;
    if (!parser.write(chunk)) await drained(parser);
  }
}

/** Reads a body that nobody wants and throws it away, so that the sender reads the answer and sees no reset. */
export async function discardBody(request: Request): Promise<void> {
  const reader = request.body?.getReader();
  if (reader === undefined) return;
  try {
    for (let size = 0; size < DRAIN_BYTES;) {
      const chunk = await readChunk(reader);
      if (chunk === null) return;
      size += chunk.length;
    }
  } catch {
    // The sender has gone: nobody waits for the answer.
  } finally {
    reader.releaseLock();
  }
}

/** Removes the temporary files of a form. */
export async function discardForm(temporary: Temporary, form: Pick<Form, 'files'>): Promise<void> {
  for (const { path } of form.files) await temporary.remove(path);
}

/**
 * Reads a multipart form without ever holding a file in memory.
 * @throws Refusal 'invalid' for a file that its slot does not take or a form that cannot be read, 'too-large' when all files
 *   together are too large. The rest of the form has been read then, and no file is left.
 */
export async function readForm(request: Request, temporary: Temporary, rules: FormRules): Promise<Form> {
  const parser = openParser(request);
  const intake = new Intake(temporary, rules);
  parser.on('error', () => intake.refuse(unreadable()));
  parser.on('field', (name, value) => intake.onText(name, value));
  parser.on('file', (field, stream, given) => intake.onFile(field, stream, given));
  parser.on('filesLimit', () => intake.refuse(new Refusal('invalid', serverMessages.tooManyItems(String(MAX_FILES)))));
  const finished = new Promise<void>((resolve) => {
    parser.once('finish', resolve).once('error', () => resolve());
  });
  const reader = request.body?.getReader();
  let broken = reader === undefined;
  try {
    if (reader !== undefined) await feed(reader, parser, intake);
  } catch (error) {
    broken = true;
    intake.refuse(error instanceof Refusal ? error : unreadable());
  }
  if (broken || intake.isRefused) parser.destroy();
  else {
    parser.end();
    await finished;
  }
  await intake.settle(broken || intake.isRefused);
  reader?.releaseLock();
  if (intake.fault !== null) {
    await discardForm(temporary, intake);
    throw intake.fault;
  }
  return { texts: intake.texts, files: intake.files };
}
