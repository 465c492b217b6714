import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { join } from 'node:path';

/** File of a data directory, outside the database and every backup: one line for each erased application and account. */
const FILE = 'erased';

/** Anonymous, but still identifies the row in a backup: its reference is unique. */
const markOf = (reference: string): string => createHash('sha256').update(reference).digest('hex');

/** Records the erasure of an application or an account, so that no restore brings it back (rule 10). The record is durable on return. */
export async function noteErasure(dataDir: string, reference: string): Promise<void> {
  // The first line break ends a line that a crash may have left incomplete.
  await fs.appendFile(join(dataDir, FILE), `\n${markOf(reference)}\n`, { mode: 0o600, flush: true });
}

/** SHA-256 of the references of all erasures, in hexadecimal. */
export async function readErased(dataDir: string): Promise<readonly string[]> {
  const text = await fs.readFile(join(dataDir, FILE), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').filter((line) => /^[0-9a-f]{64}$/.test(line));
}
