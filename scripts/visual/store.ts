import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pictures in a folder, each under its fingerprint. */
export interface PictureStore {
  /** Stores a picture (PNG) and returns its fingerprint: one changed pixel changes it. */
  readonly keep: (png: Buffer) => string;
  readonly has: (hash: string) => boolean;
  readonly read: (hash: string) => Buffer;
  readonly path: (hash: string) => string;
  /** Deletes every picture that is not among these. */
  readonly prune: (used: ReadonlySet<string>) => void;
}

export function openStore(folder: string): PictureStore {
  mkdirSync(folder, { recursive: true });
  const path = (hash: string): string => join(folder, `${hash}.png`);
  const has = (hash: string): boolean => existsSync(path(hash));
  return {
    path,
    has,
    read: (hash) => readFileSync(path(hash)),
    keep: (png) => {
      const hash = createHash('sha256').update(png).digest('hex').slice(0, 20);
      if (!has(hash)) writeFileSync(path(hash), png);
      return hash;
    },
    prune: (used) => {
      for (const name of readdirSync(folder)) if (!used.has(name.replace('.png', ''))) rmSync(join(folder, name));
    },
  };
}
