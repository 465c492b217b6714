import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cached } from '../lib/setup.mjs';
import { buildRevision } from './build.ts';
import { compare, type Difference, type Hashes } from './compare.ts';
import { type Camera, type Order, openCamera, type Photograph } from './photograph.ts';
import { openStore, type PictureStore } from './store.ts';
import { openTaken } from './taken.ts';

/** Camera and pictures of one run. */
export interface Session {
  readonly camera: Camera;
  readonly store: PictureStore;
}

export const short = (revision: string): string => revision.slice(0, 10);

export const hashesOf = (photographs: ReadonlyMap<string, Photograph>): Hashes =>
  new Map([...photographs.values()].map(({ key, hash }) => [key, hash]));

/** Opens the browser and the pictures of earlier runs, and closes the browser at the end. */
export async function withSession<Result>(chromium: string, work: (session: Session) => Promise<Result>): Promise<Result> {
  const store = openStore(cached('pictures'));
  const camera = await openCamera(chromium, store, openTaken(cached('pictures.json'), store));
  try {
    return await work({ camera, store });
  } finally {
    await camera.browser.close();
  }
}

/** The pictures of an earlier commit, by today's dependencies and today's browser. */
export async function takeRevision({ camera }: Session, revision: string, order: Order): Promise<Map<string, Photograph>> {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-visual-'));
  try {
    console.log(`Storybook von ${short(revision)} wird gebaut …`);
    buildRevision(revision, join(folder, 'tree'), join(folder, 'storybook'));
    return await camera.take(join(folder, 'storybook'), order);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Pictures that differ from earlier ones. Those that changed are taken once more: a single difference was caught in motion. A picture that
 * then looks as before takes the place of the first one in `current`.
 */
export async function findChanges(
  { camera, store }: Session,
  storybook: string,
  current: Map<string, Photograph>,
  before: Hashes,
  widths: readonly number[],
): Promise<Map<string, Difference>> {
  const first = compare(before, hashesOf(current), store);
  const changed = new Set([...first].flatMap(([key, { kind }]) => (kind === 'changed' ? [current.get(key)?.story] : [])));
  if (changed.size === 0) return first;
  console.log(`${changed.size} geänderte Stories werden zur Sicherheit noch einmal fotografiert …`);
  for (const [key, photograph] of await camera.take(storybook, { wanted: ({ id }) => changed.has(id), widths, anew: true })) {
    if (first.get(key)?.kind === 'changed') current.set(key, photograph);
  }
  return compare(before, hashesOf(current), store);
}
