import type { Readable } from 'node:stream';

/** One stored file; it is opened only when it is read. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  readonly modified: Date;
  /** Bytes from start to end, both included. */
  read: (start: number, end: number) => Promise<Readable>;
}

/** Where files lie: the data directory or an S3-compatible store. Keys are paths with slashes. */
export interface Storage {
  /** Takes over a finished temporary file; it is durable when this returns, and the temporary file may be gone. */
  put: (key: string, path: string, contentType: string) => Promise<void>;
  /** null when there is no such file. */
  open: (key: string) => Promise<StoredFile | null>;
  /** Removes a file; one that is not there is no error. */
  remove: (key: string) => Promise<void>;
}

/** Whether a key is a plain path below the root. */
export function isKey(key: string): boolean {
  return key.split('/').every((part) => /^[\w-][\w.-]{0,200}$/.test(part));
}
