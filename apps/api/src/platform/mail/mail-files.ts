import fs from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../context/context.ts';
import type { Config } from '../config/config.ts';
import { knownMails } from './store.ts';

/** Folder of mails as files when there is no mail server. */
export const mailFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox');

/** The file name of a mail; it contains the id of its row. */
export function mailFileName({ id, kind, date }: { readonly id: number; readonly kind: string; readonly date: Date }): string {
  return `${date.toISOString().replace(/[:.]/g, '-')}-${id}-${kind.replace(/[^a-z-]/g, '')}.eml`;
}

const idOf = (name: string): number | null => {
  const id = /^[\dTZ-]+Z-(\d+)-[a-z-]*\.eml(?:\.part)?$/.exec(name)?.[1];
  return id === undefined ? null : Number(id);
};

/** Removes the files of mails whose row is deleted. */
export async function removeOrphanedMails({ config, db }: Pick<Context, 'config' | 'db'>): Promise<void> {
  const folder = mailFolder(config);
  const names = await fs.readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.flatMap((name) => {
    const id = idOf(name);
    return id === null ? [] : [{ name, id }];
  });
  const known = await knownMails(
    db,
    files.map(({ id }) => id),
  );
  for (const { name, id } of files) if (!known.has(id)) await fs.rm(join(folder, name), { force: true });
}
