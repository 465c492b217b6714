import fs from 'node:fs';
import * as z from 'zod/mini';

const manifest: unknown = JSON.parse(fs.readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The pinned version of the embedded database; a data directory belongs to one version. */
export const PGLITE_VERSION = z.parse(z.object({ dependencies: z.object({ '@electric-sql/pglite': z.string() }) }), manifest).dependencies[
  '@electric-sql/pglite'
];
