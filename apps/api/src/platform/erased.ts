import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { join } from 'node:path';

/** File of a data directory, beside the database and in no backup: a line for each application and each account that was erased. */
const FILE = 'erased';

/** Says nothing about anybody, and still finds the row in a backup: its reference belongs to it alone. */
const markOf = (reference: string): string => createHash('sha256').update(reference).digest('hex');

/** Notes that an application or an account is erased, so that no restore brings it back (rule 10). It is durable when this returns. */
export async function noteErasure(dataDir: string, reference: string): Promise<void> {
  // The first line end closes what a crash may have left of the line before.
  await fs.appendFile(join(dataDir, FILE), `\n${markOf(reference)}\n`, { mode: 0o600, flush: true });
}

/** SHA-256 of the references of everything that was erased, as hexadecimal digits. */
export async function readErased(dataDir: string): Promise<readonly string[]> {
  const text = await fs.readFile(join(dataDir, FILE), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').filter((line) => /^[0-9a-f]{64}$/.test(line));
}
