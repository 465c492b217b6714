import { CallError } from '@stellwerk/domain/endpoints';
import { StorageError } from '../files/storage/storage.ts';
import { serverMessages } from '../messages.de.ts';

/** Part of the operation that is missing. */
type Missing = 'disk' | 'database' | 'storage';

/** Error codes of the system and of PostgreSQL for a full disk. */
const FULL: readonly string[] = ['ENOSPC', 'EDQUOT', '53100'];
/** Error codes of the system for a server that cannot be reached. */
const UNREACHABLE: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
/** Error codes of the system for a folder of files that is broken, or no longer writable. */
const BROKEN: readonly string[] = ['EIO', 'EROFS', 'ESTALE', 'ENOTCONN', 'EACCES'];
/**
 * Error codes of PostgreSQL: no connection (08), no resources (53), shut down or a cancelled slow statement (57), and a server that only
 * reads (25006).
 */
const STATE = /^(?:08...|53...|57...|25006)$/;
/** Errors of the driver for a lost connection and for a connection that did not come in time; they have no code. */
const LOST =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;
/** Seconds after which a client may try again. */
const RETRY_AFTER = 30;

const MESSAGES: Readonly<Record<Missing, string>> = {
  disk: serverMessages.diskFull,
  database: serverMessages.databaseAway,
  storage: serverMessages.storageAway,
};

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Whether the socket of a local database is missing. */
const hasNoSocket = (error: Error): boolean => codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';

/** Whether an error means that the database does not answer, or not in time. */
const isDatabaseAway = (error: Error): boolean =>
  UNREACHABLE.includes(codeOf(error)) || STATE.test(codeOf(error)) || LOST.test(error.message) || hasNoSocket(error);

/** The missing part that an error names; null for any other error. */
export function missingIn(error: unknown): Missing | null {
  if (!(error instanceof Error)) return null;
  if (FULL.includes(codeOf(error))) return 'disk';
  if (error instanceof StorageError || BROKEN.includes(codeOf(error))) return 'storage';
  return isDatabaseAway(error) ? 'database' : null;
}

/** The response to a call that needs a missing part. */
export const unavailable = (missing: Missing): CallError => new CallError('unavailable', MESSAGES[missing], { retryAfter: RETRY_AFTER });

/** The error of a call for an error of the disk, the database or the storage; any other error unchanged. */
export function shownError(error: unknown): unknown {
  const missing = missingIn(error);
  return missing === null ? error : unavailable(missing);
}
