import * as z from 'zod/mini';

export const FORMAT = 'stellwerk-backup';
/** Raised when a reader of the former number could not read it. */
export const FORMAT_VERSION = 1;

export const MANIFEST_NAME = 'manifest.json';
export const END_NAME = 'end.json';
export const ROWS = /^tables\/([a-z_]+)\/\d+\.jsonl$/;
export const FILES_PREFIX = 'files/';
/** Public files of a backup that an older version has written; later ones are among the files. */
export const OLD_MEDIA_PREFIX = 'media/';

/** Stands first in a backup. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  createdAt: z.string(),
  /** The state of the schema: the rows fit the tables that these migrations make. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.number() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Stands last: a backup without it is not complete. */
export const endSchema = z.object({ rows: z.record(z.string(), z.number()), files: z.number() });

/** What a backup or its restoring has moved. */
export interface Summary {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Bytes of the files. */
  readonly bytes: number;
  /** Rows whose file was not there. */
  readonly missing: number;
  /** Those of them whose file something shows, or an application has. */
  readonly lost: number;
  /** Applications past their day that stayed away (rule 10). */
  readonly expired: number;
  /** Applications that stayed away because they were erased after the backup (rule 10). */
  readonly erased: number;
}

/** The command cannot do it; the message is German and for the person at the terminal. */
export class BackupError extends Error {}
