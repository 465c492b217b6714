import type { Context } from '../context/context.ts';
import { errorFields } from '../log/log.ts';
import { scheduleTask } from '../tasks/task.ts';
import { markInfected, releaseFile, waitingFiles } from '../files/quarantine/store.ts';
import { scanStream } from '../files/scan/scanner.ts';

const MINUTE = 60_000;
const BATCH = 500;

type Parts = Pick<Context, 'db' | 'files' | 'log' | 'metrics'>;

/** Scans one file of the quarantine: a clean one is released, an infected one deleted. @throws when the scanner cannot be reached */
async function rescan({ db, files, log, metrics }: Parts, url: string, key: string): Promise<void> {
  const stored = await files.allStorage.open(key);
  if (stored === null) return releaseFile(db, key);
  const result = await scanStream(url, await stored.read(0, stored.size - 1), { log, scanned: metrics.scanned });
  if (result === 'clean') await releaseFile(db, key);
  if (result !== 'infected') return;
  await files.allStorage.remove(key);
  await markInfected(db, key);
  log('warn', 'infected-file-deleted');
}

/** Scans the files of the quarantine, until the scanner does not answer. */
export async function rescanQuarantine(context: Parts, url: string): Promise<void> {
  try {
    for (const key of await waitingFiles(context.db, BATCH)) await rescan(context, url, key);
  } catch (error) {
    // No failure of the task, which would wait for the end of its lease: the next minute tries again.
    context.log('error', 'scanner-unreachable', errorFields(error));
  }
}

/** Scans the quarantine every minute. @param url of clamd; undefined leaves it as it is @returns stops the schedule and waits for an active run */
export function scheduleRescan(context: Context, url: string | undefined): () => Promise<void> {
  if (url === undefined) return () => Promise.resolve();
  return scheduleTask(context, { name: 'quarantine', every: MINUTE, run: () => rescanQuarantine(context, url) });
}
