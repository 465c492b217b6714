import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { PictureStore } from './store.ts';

/** Colour of a changed pixel; the rest of the marked picture is grey. */
const RED: [number, number, number] = [220, 0, 0];
/** Differences up to this are rounding of anti-aliasing: about 8 of 255 levels of red or green. */
const THRESHOLD = 0.02;

/** The picture on a transparent canvas of the given size, so that the area outside of the smaller picture counts as changed. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/** Difference of two pictures (PNG); `undefined` when they look the same. */
export function differ(before: Buffer, after: Buffer): { share: number; marked: Buffer } | undefined {
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(first.width, second.width), Math.max(first.height, second.height)];
  const [old, now] = [onCanvas(first, width, height), onCanvas(second, width, height)];
  const marked = new PNG({ width, height });
  const options = { threshold: THRESHOLD, includeAA: true, alpha: 0.2, diffColor: RED };
  const changed = pixelmatch(old.data, now.data, marked.data, width, height, options);
  if (changed === 0) return undefined;
  return { share: changed / (width * height), marked: PNG.sync.write(marked) };
}

/** Fingerprints of pictures by their keys. */
export type Hashes = ReadonlyMap<string, string>;

/** Change of a picture since an earlier time. */
export interface Difference {
  readonly kind: 'changed' | 'new' | 'gone';
  /** Fingerprint of the earlier picture; `null` for a new one. */
  readonly before: string | null;
  /** Fingerprint of the new picture, pale, with every changed pixel in red; `null` unless both exist. */
  readonly marked: string | null;
}

function difference(before: string | undefined, after: string | undefined, store: PictureStore): Difference | undefined {
  if (before === undefined) return { kind: 'new', before: null, marked: null };
  if (after === undefined) return { kind: 'gone', before, marked: null };
  if (before === after) return undefined;
  const found = differ(store.read(before), store.read(after));
  return found && { kind: 'changed', before, marked: store.keep(found.marked) };
}

/** Pictures that differ, by their keys. Both sets are in the store. */
export function compare(before: Hashes, after: Hashes, store: PictureStore): Map<string, Difference> {
  const keys = new Set([...before.keys(), ...after.keys()]);
  const found = [...keys].map((key) => [key, difference(before.get(key), after.get(key), store)] as const);
  return new Map(found.flatMap(([key, change]) => (change === undefined ? [] : [[key, change]])));
}
