import type { Browser } from 'playwright-core';
import type { Photograph } from './photograph.ts';
import type { Area } from './report/model.ts';

/** What became of a photograph between two revisions. */
export interface Difference {
  readonly key: string;
  readonly before: Photograph | undefined;
  readonly after: Photograph | undefined;
  /** Pixels that differ, as share of the larger picture; 1 for a story that came or went. */
  readonly share: number;
  /** The picture after the change, pale, with every changed pixel in red. */
  readonly marked: Buffer | undefined;
  /** The smallest part that holds every change; `undefined` for a story that came or went. */
  readonly area?: Area;
}

/** Runs in the page: draws both pictures and counts the pixels that differ by more than a rounding of anti-aliasing. */
async function differ([before, after]: readonly [string, string]): Promise<{ share: number; marked: string; area: Area }> {
  const [first, second] = await Promise.all(
    [before, after].map(async (png) => createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())),
  );
  if (first === undefined || second === undefined) throw new Error('A photograph is missing.');
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const draw = (image: ImageBitmap): { context: OffscreenCanvasRenderingContext2D; data: ImageData; canvas: OffscreenCanvas } => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('The browser has no canvas.');
    context.drawImage(image, 0, 0);
    return { canvas, context, data: context.getImageData(0, 0, width, height) };
  };
  const [old, now] = [draw(first), draw(second)];
  let changed = 0;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < now.data.data.length; at += 4) {
    let distance = 0;
    for (let part = 0; part < 4; part += 1)
      distance = Math.max(distance, Math.abs((old.data.data[at + part] ?? 0) - (now.data.data[at + part] ?? 0)));
    const differs = distance > 8;
    if (differs) {
      const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
      changed += 1;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
    for (let part = 0; part < 3; part += 1) {
      const value = now.data.data[at + part] ?? 0;
      now.data.data[at + part] = differs ? (part === 0 ? 220 : 0) : 200 + value * 0.2;
    }
    now.data.data[at + 3] = 255;
  }
  now.context.putImageData(now.data, 0, 0);
  const bytes = new Uint8Array(await (await now.canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  const area = { x: left, y: top, width: right - left, height: bottom - top };
  return { share: changed / (width * height), marked: btoa(binary), area };
}

/** Photographs that differ between two revisions, the greatest change first. */
export async function compare(
  browser: Browser,
  before: ReadonlyMap<string, Photograph>,
  after: ReadonlyMap<string, Photograph>,
): Promise<Difference[]> {
  const page = await browser.newPage();
  const differences: Difference[] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(key), after.get(key)];
    if (old === undefined || now === undefined) differences.push({ key, before: old, after: now, share: 1, marked: undefined });
    else if (!old.png.equals(now.png)) {
      const { share, marked, area } = await page.evaluate(differ, [old.png.toString('base64'), now.png.toString('base64')] as const);
      if (share > 0) differences.push({ key, before: old, after: now, share, marked: Buffer.from(marked, 'base64'), area });
    }
  }
  await page.close();
  return differences.toSorted((a, b) => b.share - a.share);
}
