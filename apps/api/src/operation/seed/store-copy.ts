import fs from 'node:fs/promises';
import type { Files } from '../../platform/files/files.ts';

/** Stores a copy of a bundled file. @returns its size in bytes */
export async function storeCopy(files: Files, source: string, key: string, contentType: string): Promise<number> {
  const path = files.temporary.newPath();
  const content = await fs.readFile(source);
  try {
    await fs.writeFile(path, content, { mode: 0o600, flush: true });
    await files.storage.put(key, path, contentType);
  } finally {
    await files.temporary.remove(path);
  }
  return content.length;
}
