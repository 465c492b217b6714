import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { DOCUMENT_RULES, type DocumentKind, fileMessages } from '@stellwerk/domain';
import { Refusal } from '../refusal.ts';
import { inspectOffice } from './docx.ts';
import { HEAD_BYTES, kindOf } from './kinds.ts';
import { displayName, extensionOf } from './names.ts';
import type { Temporary } from './temporary.ts';

const MB = 1024 * 1024;

/** A file that has come in completely and is on the disk, in the temporary folder. */
export interface ReceivedFile {
  readonly kind: DocumentKind;
  /** As its owner named it. */
  readonly name: string;
  readonly extension: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the content. */
  readonly hash: string;
  readonly path: string;
}

/** What a slot says about a file. */
interface Slot {
  readonly kind: DocumentKind;
  /** Name of the field on the wire, for refusals. */
  readonly field: string;
}

interface Rule {
  readonly extensions: readonly string[];
  readonly limits: { readonly default: number } & Readonly<Record<string, number>>;
}

const ruleOf = (kind: DocumentKind): Rule => DOCUMENT_RULES[kind];

/** The refusal of one file, with its reason at its field (W33). */
export function fileRefusal(field: string, message: string): Refusal {
  return new Refusal('invalid', message, { fields: [{ name: field, message }] });
}

/** 'PDF, DOC, DOCX': what a slot takes, as people read it. */
const listOf = ({ extensions }: Rule): string => extensions.map((extension) => extension.slice(1).toUpperCase()).join(', ');

interface Written {
  readonly size: number;
  readonly hash: string;
}

/** Writes a stream to a new file, checking its start and its size while it comes, and forces it to the disk. */
async function write(
  stream: Readable,
  path: string,
  limit: number,
  starts: (head: Buffer) => boolean,
  refuse: (message: string) => Refusal,
): Promise<Written> {
  const hash = createHash('sha256');
  let size = 0;
  let head: Buffer | null = Buffer.alloc(0);
  const file = await fs.open(path, 'wx', 0o600);
  try {
    // The form's parser waits for the end of the stream: it is drained by the caller, never destroyed here.
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      if (!(chunk instanceof Buffer)) throw new Error('A file stream gives bytes.');
      size += chunk.length;
      if (size > limit) throw refuse(fileMessages.size(limit / MB));
      if (head !== null) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
        if (head.length >= HEAD_BYTES) {
          if (!starts(head)) throw refuse(fileMessages.content);
          head = null;
        }
      }
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    if (size === 0) throw refuse(fileMessages.empty);
    if (head !== null && !starts(head)) throw refuse(fileMessages.content);
    await file.sync();
    return { size, hash: hash.digest('hex') };
  } finally {
    await file.close();
  }
}

/**
 * Takes in one file: extension, first bytes and size while it streams, structure on the finished temporary file (rule 4, O18).
 * @throws Refusal 'invalid' with the German reason; nothing is left then
 */
export async function receiveFile(temporary: Temporary, slot: Slot, given: string, stream: Readable): Promise<ReceivedFile> {
  const refuse = (message: string): Refusal => fileRefusal(slot.field, message);
  const rule = ruleOf(slot.kind);
  const name = displayName(given);
  const extension = extensionOf(name);
  const kind = kindOf(extension);
  if (kind === null || !rule.extensions.includes(extension)) throw refuse(fileMessages.format(listOf(rule)));
  const path = temporary.newPath();
  try {
    const written = await write(stream, path, rule.limits[extension] ?? rule.limits.default, kind.starts, refuse);
    if (extension === '.docx') {
      const content = await inspectOffice(path);
      if (content !== 'document') throw refuse(content === 'macros' ? fileMessages.macros : fileMessages.content);
    }
    return { kind: slot.kind, name, extension, contentType: kind.contentType, path, ...written };
  } catch (error) {
    await temporary.remove(path);
    throw error;
  }
}
