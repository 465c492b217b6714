import fs from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Storage, StoredFile } from '../storage/storage.ts';
import { isLightSvg } from './svg-weight.ts';
import { takeSvg, type TakenSvg } from './take-svg.ts';
import type { Temporary } from '../storage/temporary.ts';

/** What became of the drawings of older versions, by their keys: one that is refused is not tried again for every visitor. */
const taken = new Map<string, Promise<TakenSvg>>();

/** How a drawing that is stored as its pixels begins. */
const PIXELS =
  /^<svg xmlns="[^"<]*" width="\d+" height="\d+" viewBox="0 0 \d+ \d+"><image width="\d+" height="\d+" href="data:image\/webp;base64,[\w+/=]*"\/><\/svg>$/;

/**
 * A stored SVG as visitors may get it: one that an older version has let through is taken in anew when somebody first asks for it
 * (decision 0091).
 * @returns null for one that is too much
 */
export async function shownSvg(
  { storage, temporary }: { readonly storage: Storage; readonly temporary: Temporary },
  key: string,
  stored: StoredFile,
): Promise<StoredFile | null> {
  if (stored.size === 0) return stored;
  const content = await text(await stored.read(0, stored.size - 1));
  if (PIXELS.test(content) || isLightSvg(content)) return stored;
  const taking = taken.get(key) ?? takeSvg(content);
  taken.set(key, taking);
  taking.catch(() => taken.delete(key));
  const done = await taking;
  if ('refused' in done) return null;
  const path = temporary.newPath();
  await fs.writeFile(path, done.svg, { flush: true, mode: 0o600 });
  await storage.put(key, path, 'image/svg+xml');
  taken.delete(key);
  return storage.open(key);
}
