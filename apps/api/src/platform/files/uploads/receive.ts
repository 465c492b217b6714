import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fileMessages, HEAD_BYTES, startsAs } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import { kindOf, storedAs } from './kinds.ts';
import { serverMessages } from '../../messages.de.ts';
import { displayName, extensionOf } from '../storage/names.ts';
import { noRoom } from '../storage/room.ts';
import { extensionList, type Slot } from './slots.ts';
import type { Temporary } from '../storage/temporary.ts';

const MB = 1024 * 1024;

/** A file that is completely received and on the disk, in the temporary folder. */
export interface ReceivedFile<Name extends string = string> {
  /** Name of its slot. */
  readonly slot: Name;
  /** As its owner named it. */
  readonly name: string;
  /** After processing: a picture may be converted to another format. */
  readonly extension: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the received content. */
  readonly hash: string;
  readonly path: string;
  /** Whether it was scanned for malware, where the server does that; else it is stored in quarantine. */
  readonly isScanned: boolean;
}

/** The error for one file, at its field (W33). */
export function fileError(field: string, message: string): CallError {
  return new CallError('invalid', message, { fields: [{ name: field, message }] });
}

/** A file has malware. */
export class InfectedFileError extends CallError {}

/** Writes a stream to a new file, validating its start and size meanwhile, and forces it to the disk. */
async function write(
  stream: Readable,
  path: string,
  limit: number,
  extension: string,
  refuse: (message: string) => CallError,
): Promise<{ readonly hash: string }> {
  const hash = createHash('sha256');
  let size = 0;
  let head: Buffer | null = Buffer.alloc(0);
  const file = await fs.open(path, 'wx', 0o600);
  try {
    // The form's parser waits for the end of the stream: the caller drains it, it is never destroyed here.
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      if (!(chunk instanceof Buffer)) throw new Error('A file stream gives bytes.');
      size += chunk.length;
      if (size > limit) throw refuse(fileMessages.size(limit / MB));
      if (head !== null) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
        if (head.length >= HEAD_BYTES) {
          if (!startsAs(extension, head)) throw refuse(fileMessages.content);
          head = null;
        }
      }
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    if (size === 0) throw refuse(fileMessages.empty);
    if (head !== null && !startsAs(extension, head)) throw refuse(fileMessages.content);
    await file.sync();
    return { hash: hash.digest('hex') };
  } finally {
    await file.close();
  }
}

/**
 * Receives one file: validates extension, first bytes and size while it streams, malware and structure on the finished temporary file
 * (rule 4, O18).
 * @throws InfectedFileError, CallError 'invalid' with the German reason, 'unavailable' on a full disk; nothing is left then
 */
export async function receiveFile<Name extends string>(
  temporary: Temporary,
  slot: Slot<Name>,
  given: string,
  stream: Readable,
): Promise<ReceivedFile<Name>> {
  const refuse = (message: string): CallError => fileError(slot.field, message);
  const name = displayName(given);
  const extension = extensionOf(name);
  const kind = kindOf(extension);
  if (kind === null || !slot.extensions.includes(extension)) throw refuse(fileMessages.format(extensionList(slot)));
  if ((await temporary.room.left()) <= 0) throw noRoom(slot.field);
  const path = temporary.newPath();
  try {
    const { hash } = await write(stream, path, slot.limits[extension] ?? slot.limits.default, extension, refuse);
    // Before any other program reads it.
    const scanned = await temporary.scan(path);
    if (scanned === 'infected')
      throw new InfectedFileError('invalid', serverMessages.infected, { fields: [{ name: slot.field, message: serverMessages.infected }] });
    const reason = kind.finish === undefined ? null : await kind.finish(path, slot.mostPixels);
    if (reason !== null) throw refuse(reason);
    const { size } = await fs.stat(path);
    return { slot: slot.name, name, ...storedAs(extension, kind), path, size, hash, isScanned: scanned === 'clean' };
  } catch (error) {
    await temporary.remove(path);
    throw error;
  }
}
