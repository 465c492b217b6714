import fs from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const FOLDER = 0o700;
const FILE = 0o600;
/** Stellwerk's own entries of a data directory; all others are foreign. */
const OWN = ['database', 'files', 'tmp', 'uploads', 'media', 'outbox', 'secret', 'erased', 'erasures', 'server.lock'] as const;

function restrict(path: string): void {
  const stat = fs.lstatSync(path, { throwIfNoEntry: false });
  // A link could lead out of the directory.
  if (stat === undefined || stat.isSymbolicLink()) return;
  const wanted = stat.isDirectory() ? FOLDER : FILE;
  if ((stat.mode & 0o777) !== wanted) fs.chmodSync(path, wanted);
  if (stat.isDirectory()) for (const name of fs.readdirSync(path)) restrict(join(path, name));
}

/**
 * Restricts a data directory to its owner: folders 0700, files 0600, existing ones and, by the mask of the process, all future
 * ones. The embedded database creates its files itself, readable by everybody.
 */
export function keepPrivate(dataDir: string): void {
  // The mask applies to the whole process; only its main thread may set it.
  if (isMainThread) process.umask(0o077);
  fs.mkdirSync(dataDir, { recursive: true, mode: FOLDER });
  fs.chmodSync(dataDir, FOLDER);
  for (const name of OWN) restrict(join(dataDir, name));
}
