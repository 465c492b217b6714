import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableNodeFS } from './durable-fs.ts';

/** Opens the embedded database of a directory, with every commit forced to the disk; PGlite switches that off by itself. */
export function openPglite(directory: string): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableNodeFS(directory),
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  });
}
