import type { Readable } from 'node:stream';

/** The storage does not answer, or answers with an error of its own. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** One stored file; opened only when it is read. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  readonly modified: Date;
  /** Bytes from start to end, both included. */
  read: (start: number, end: number) => Promise<Readable>;
}

/**
 * Storage of files: the data directory or an S3-compatible store. Keys are paths with slashes. All methods throw `StorageError` when the
 * store does not answer.
 */
export interface Storage {
  /** Moves a finished temporary file into the store; it is durable on return, and the temporary file may no longer exist. */
  put: (key: string, path: string, contentType: string) => Promise<void>;
  /** null for an unknown file. */
  open: (key: string) => Promise<StoredFile | null>;
  /** Removes a file; a missing one is no error. */
  remove: (key: string) => Promise<void>;
  /** Names of the files in a folder, without those of deeper ones. */
  list: (folder: string) => Promise<readonly string[]>;
}

/** Whether a key is a plain path below the root. */
export function isKey(key: string): boolean {
  return key.split('/').every((part) => /^[\w-][\w.-]{0,200}$/.test(part));
}
