import { ConfigError, type Config } from '../config/config.ts';
import { freeMegabytes, hasDiskRoom, LEAST_MEGABYTES, type LookAtDisk } from '../db/disk.ts';
import { LockedError } from '../db/lock.ts';
import { missingIn } from '../http/unavailable.ts';

/** Why the server ends, for its operator. */
export interface StartFailure {
  /** Exit code: 2 settings, 3 disk, 4 database, 5 storage, 1 everything else. */
  readonly code: number;
  /** One English sentence or two; null for an unexpected error, which is logged. */
  readonly message: string | null;
}

/** Error codes of PostgreSQL for an account or a database that it does not accept. */
const REFUSED = /^(?:28|3D)/;

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && REFUSED.test(error.code);

/** The message of an error; a failed attempt at several addresses has a code only. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
}

/** Host and port of an address; never its account. */
const hostOf = (address: string): string => new URL(address).host;

/** The failure of a full disk; null where the disk has room. */
export function diskFailure(dataDir: string, look?: LookAtDisk): StartFailure | null {
  if (hasDiskRoom(dataDir, look)) return null;
  const free = freeMegabytes(dataDir, look) ?? 0;
  return {
    code: 3,
    message: `The disk of the data directory ${dataDir} is full: ${free} MB are free, the server needs ${LEAST_MEGABYTES}. Free some space, then start again.`,
  };
}

/**
 * Explains the error of a start.
 * @param readSettings the settings of the server; called for errors of a valid configuration only
 */
export function startFailure(
  error: unknown,
  readSettings: () => Pick<Config, 'dataDir' | 'databaseUrl' | 'storageUrl'>,
  look?: LookAtDisk,
): StartFailure {
  if (error instanceof ConfigError || error instanceof LockedError) return { code: 2, message: error.message };
  const { dataDir, databaseUrl, storageUrl } = readSettings();
  const full = diskFailure(dataDir, look);
  if (full !== null) return full;
  const missing = missingIn(error);
  if (missing === 'storage')
    return {
      code: 5,
      message: `The storage ${storageUrl === undefined ? dataDir : 'of STORAGE_URL'} does not answer (${reasonOf(error)}). Check that it runs and that its address and key are right.`,
    };
  if (databaseUrl !== undefined && (missing === 'database' || isRefused(error)))
    return {
      code: 4,
      message: `The database at ${hostOf(databaseUrl)} does not answer (${reasonOf(error)}). Check that it runs and that DATABASE_URL is right.`,
    };
  return { code: 1, message: null };
}
