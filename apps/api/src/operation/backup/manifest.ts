import * as z from 'zod/mini';

export const FORMAT = 'stellwerk-backup';
/** Increased when readers of the former version cannot read it. */
export const FORMAT_VERSION = 1;

export const MANIFEST_NAME = 'manifest.json';
export const END_NAME = 'end.json';
export const ROWS = /^tables\/([a-z_]+)\/\d+\.jsonl$/;
export const FILES_PREFIX = 'files/';
/** Public files of an older version's backup; newer ones are among the files. */
export const OLD_MEDIA_PREFIX = 'media/';

/** First entry of a backup. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  createdAt: z.string(),
  /** State of the schema: the rows match the tables of these migrations. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.number() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Last entry of a backup, which is incomplete without it. */
export const endSchema = z.object({ rows: z.record(z.string(), z.number()), files: z.number() });

/** Counts of a backup or a restore. */
export interface Summary {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Bytes of the files. */
  readonly bytes: number;
  /** Rows without their file. */
  readonly missing: number;
  /** Those of them whose file is shown or belongs to an application. */
  readonly lost: number;
  /** Applications past their day of deletion, not restored (rule 10). */
  readonly expired: number;
  /** Applications erased after the backup, not restored (rule 10). */
  readonly erased: number;
}

/** The command cannot be completed; the message is German and for the person at the terminal. */
export class BackupError extends Error {}
