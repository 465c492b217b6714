import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = Awaited<ReturnType<NodeFS['init']>>;

interface FileStream {
  readonly nfd?: number;
}
interface StreamOperations {
  fsync?: (stream: FileStream) => number;
}

/** Stream operations of the file system that PGlite mounts. Their location changed between versions, so both are checked. */
function streamOperations(module: object): StreamOperations {
  const candidates: unknown[] = ['NODEFS' in module ? module.NODEFS : undefined];
  if ('FS' in module && typeof module.FS === 'object' && module.FS !== null && 'filesystems' in module.FS) {
    const systems = module.FS.filesystems;
    if (typeof systems === 'object' && systems !== null && 'NODEFS' in systems) candidates.push(systems.NODEFS);
  }
  for (const system of candidates) {
    if (typeof system === 'object' && system !== null && 'stream_ops' in system) {
      const operations = system.stream_ops;
      if (typeof operations === 'object' && operations !== null) return operations;
    }
  }
  throw new Error('This version of PGlite hides its file system: fsync cannot be installed.');
}

/**
 * PGlite's Node file system with a real fsync. Without it a power cut loses acknowledged rows: the original fsync
 * does nothing.
 */
class DurableNodeFS extends NodeFS {
  readonly #onAbort: (() => void) | undefined;

  constructor(directory: string, onAbort: (() => void) | undefined) {
    super(directory);
    this.#onAbort = onAbort;
  }

  override async init(...args: Parameters<NodeFS['init']>): Promise<Init> {
    const ready = await super.init(...args);
    if (this.#onAbort !== undefined) ready.emscriptenOpts.onAbort = this.#onAbort;
    ready.emscriptenOpts.preRun = [
      ...(Array.isArray(ready.emscriptenOpts.preRun) ? ready.emscriptenOpts.preRun : []),
      (module: object) => {
        streamOperations(module).fsync = (stream) => {
          if (stream.nfd !== undefined) fs.fsyncSync(stream.nfd);
          return 0;
        };
      },
    ];
    return ready;
  }
}

/**
 * Durable, and with little shared memory: there is one connection, and the pages of the database are in the cache of the operating system
 * as well. The defaults take 100 to 300 MiB more.
 */
const settings = ['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=4MB', 'wal_buffers=256kB', 'max_connections=5'].flatMap(
  (setting) => ['-c', setting],
);

/**
 * Opens the embedded database of a directory, with every commit forced to the disk; PGlite disables that by default.
 * @param onAbort called when the database has ended for good, such as on a full disk: queries are never answered from then on
 */
export function openPglite(directory: string, onAbort?: () => void): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableNodeFS(directory, onAbort),
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...settings],
  });
}
