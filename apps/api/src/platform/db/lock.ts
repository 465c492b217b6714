import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const lockSchema = z.object({
  pid: z.number(),
  /** Start time of that process from the system; '' where it is unavailable. A pid alone may be reused. */
  born: z.string(),
  /** URL of the running server; '' until it listens. */
  url: z.string(),
  /** Token with which the commands of this data directory (import) call the running server. */
  operatorToken: z.string(),
});
export type LockInfo = z.infer<typeof lockSchema>;

/** The data directory belongs to another running server. */
export class LockedError extends Error {}

function bornOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(lock: LockInfo): boolean {
  // In a container every server has the same pid: our own number in the file belongs to a dead predecessor.
  if (lock.pid === process.pid) return lock.born !== '' && lock.born === bornOf(process.pid);
  try {
    process.kill(lock.pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const born = bornOf(lock.pid);
  return born === '' || lock.born === '' || born === lock.born;
}

const pathOf = (dataDir: string): string => join(dataDir, 'server.lock');

function parse(path: string): LockInfo | null {
  try {
    const parsed = z.safeParse(lockSchema, JSON.parse(fs.readFileSync(path, 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The running server of a data directory, or null when there is none. */
export function readLock(dataDir: string): LockInfo | null {
  const lock = parse(pathOf(dataDir));
  return lock !== null && isAlive(lock) ? lock : null;
}

export interface Lock {
  readonly operatorToken: string;
  /** Writes the URL of the server. */
  announce: (url: string) => void;
  release: () => void;
}

function write(path: string, info: LockInfo, flag: 'wx' | 'w'): void {
  const file = fs.openSync(path, flag, 0o600);
  fs.writeSync(file, JSON.stringify(info));
  fs.fsyncSync(file);
  fs.closeSync(file);
}

/** Moves a dead server's lock aside; restores a lock that another server has just written. */
function removeStale(path: string, aside: string): void {
  fs.renameSync(path, aside);
  const moved = parse(aside);
  if (moved !== null && isAlive(moved)) fs.linkSync(aside, path);
  fs.unlinkSync(aside);
}

/**
 * Takes the lock of a data directory, also over one of a dead process.
 * @throws LockedError naming directory and pid while another process holds it.
 */
export function takeLock(dataDir: string): Lock {
  fs.mkdirSync(dataDir, { recursive: true });
  const path = pathOf(dataDir);
  const mine: LockInfo = { pid: process.pid, born: bornOf(process.pid), url: '', operatorToken: randomBytes(32).toString('hex') };
  for (let attempt = 0; ; attempt += 1) {
    try {
      write(path, mine, 'wx');
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const other = parse(path);
      if (attempt > 3 || (other !== null && isAlive(other)))
        throw new LockedError(
          `The data directory ${dataDir} is in use by another server (pid ${other?.pid ?? 'unknown'}). Stop it first, or set DATA_DIR to another directory.`,
        );
      try {
        removeStale(path, `${path}.${process.pid}`);
      } catch (failure) {
        if (!(failure instanceof Error && 'code' in failure && (failure.code === 'ENOENT' || failure.code === 'EEXIST'))) throw failure;
      }
    }
  }
  return {
    operatorToken: mine.operatorToken,
    announce: (url) => write(path, { ...mine, url }, 'w'),
    release: () => {
      if (parse(path)?.operatorToken === mine.operatorToken) fs.unlinkSync(path);
    },
  };
}
