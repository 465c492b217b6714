import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../lib/read-json.ts';
import type { PictureStore } from './store.ts';

const shotSchema = z.object({
  width: z.number(),
  theme: z.enum(['light', 'dark']),
  hash: z.string(),
  error: z.nullable(z.string()),
});
/** One picture of a story. */
export type Shot = z.infer<typeof shotSchema>;

const fileSchema = z.record(z.string(), z.array(shotSchema));

/** Pictures of earlier runs, by everything that they depend on. */
export interface Taken {
  readonly find: (...dependsOn: readonly string[]) => readonly Shot[] | undefined;
  readonly note: (shots: readonly Shot[], ...dependsOn: readonly string[]) => void;
  readonly save: () => void;
}

const keyOf = (dependsOn: readonly string[]): string => createHash('sha256').update(dependsOn.join('\n')).digest('hex').slice(0, 20);

/** Reads the list of earlier pictures; one whose file was deleted does not count. */
export function openTaken(file: string, store: PictureStore): Taken {
  const stored = existsSync(file) ? Object.entries(readJson(file, fileSchema)) : [];
  const known = new Map(stored.filter(([, shots]) => shots.every(({ hash }) => store.has(hash))));
  return {
    find: (...dependsOn) => known.get(keyOf(dependsOn)),
    note: (shots, ...dependsOn) => void known.set(keyOf(dependsOn), [...shots]),
    save: () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(known)));
    },
  };
}
