import fs from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Storage, StoredFile } from '../storage/storage.ts';
import { isLightSvg } from './svg-weight.ts';
import { takeSvg, type TakenSvg } from './take-svg.ts';
import type { Temporary } from '../storage/temporary.ts';

/** Results for drawings of older versions by their keys: a rejected one is not tried again for every visitor. */
const taken = new Map<string, Promise<TakenSvg>>();

/** Beginning of a drawing stored as pixels. */
const PIXELS =
  /^<svg xmlns="[^"<]*" width="\d+" height="\d+" viewBox="0 0 \d+ \d+"><image width="\d+" height="\d+" href="data:image\/webp;base64,[\w+/=]*"\/><\/svg>$/;

/**
 * A stored SVG for visitors: one accepted by an older version is processed again on the first request
 * (decision 0091).
 * @returns null for one that is too large
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
