import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Photograph } from './photograph.ts';
import type { Area } from './report/model.ts';

/** Change of a screenshot between two revisions. */
export interface Difference {
  readonly key: string;
  readonly before: Photograph | undefined;
  readonly after: Photograph | undefined;
  /** Pixels that differ, as share of the larger picture; 1 for a new or removed story. */
  readonly share: number;
  /** The new picture, pale, with every changed pixel in red. */
  readonly marked: Buffer | undefined;
  /** The smallest part that contains every change; `undefined` for a new or removed story. */
  readonly area?: Area;
}

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

/** The smallest part that contains every red pixel. */
function changedArea({ data, width }: PNG): Area {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (RED.some((value, part) => data[at + part] !== value)) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Difference of two pictures (PNG); `undefined` when they look the same. */
export function differ(before: Buffer, after: Buffer): { share: number; marked: Buffer; area: Area } | undefined {
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(first.width, second.width), Math.max(first.height, second.height)];
  const [old, now] = [onCanvas(first, width, height), onCanvas(second, width, height)];
  const marked = new PNG({ width, height });
  const options = { threshold: THRESHOLD, includeAA: true, alpha: 0.2, diffColor: RED };
  const changed = pixelmatch(old.data, now.data, marked.data, width, height, options);
  if (changed === 0) return undefined;
  return { share: changed / (width * height), marked: PNG.sync.write(marked), area: changedArea(marked) };
}

/** Screenshots that differ between two revisions, the greatest change first. */
export function compare(before: ReadonlyMap<string, Photograph>, after: ReadonlyMap<string, Photograph>): Difference[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const differences = keys.flatMap((key): Difference[] => {
    const [old, now] = [before.get(key), after.get(key)];
    if (old === undefined || now === undefined) return [{ key, before: old, after: now, share: 1, marked: undefined }];
    const difference = old.png.equals(now.png) ? undefined : differ(old.png, now.png);
    return difference === undefined ? [] : [{ key, before: old, after: now, ...difference }];
  });
  return differences.toSorted((a, b) => b.share - a.share);
}
