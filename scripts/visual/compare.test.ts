import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, it } from 'vitest';
import { compare, differ } from './compare';
import { openStore } from './store';

type Colour = readonly [number, number, number];
const PAPER: Colour = [250, 250, 250];

/** A picture of one colour with single pixels of other colours. */
function picture(width: number, height: number, pixels: readonly { x: number; y: number; colour: Colour }[] = []): Buffer {
  const png = new PNG({ width, height });
  const paint = (x: number, y: number, colour: Colour): void => png.data.set([...colour, 255], (y * width + x) * 4);
  for (let at = 0; at < width * height; at += 1) paint(at % width, Math.floor(at / width), PAPER);
  for (const { x, y, colour } of pixels) paint(x, y, colour);
  return PNG.sync.write(png);
}

describe('two pictures', () => {
  it('look the same when a pixel differs by a rounding of anti-aliasing', () => {
    expect(differ(picture(4, 4), picture(4, 4, [{ x: 1, y: 1, colour: [247, 248, 247] }]))).toBeUndefined();
  });

  it.each<[string, Colour]>([
    ['red', [230, 250, 250]],
    ['green', [250, 238, 250]],
    ['blue', [250, 250, 225]],
    ['lightness', [240, 240, 240]],
  ])('differ by one pixel that changes its %s slightly', (_what, colour) => {
    expect(differ(picture(4, 4), picture(4, 4, [{ x: 2, y: 1, colour }]))).toMatchObject({
      share: 1 / 16,
    });
  });

  it('are marked in red on pale grey', () => {
    const found = differ(
      picture(6, 5),
      picture(6, 5, [
        { x: 1, y: 3, colour: [0, 0, 0] },
        { x: 4, y: 2, colour: [0, 0, 0] },
      ]),
    );
    const marked = PNG.sync.read(found?.marked ?? Buffer.alloc(0));
    const colourAt = (x: number, y: number): number[] => [...marked.data.subarray((y * 6 + x) * 4, (y * 6 + x) * 4 + 3)];
    expect([colourAt(1, 3), colourAt(4, 2)]).toEqual([
      [220, 0, 0],
      [220, 0, 0],
    ]);
    expect(new Set(colourAt(0, 0)).size).toBe(1);
  });

  it('differ wherever one is larger than the other', () => {
    expect(differ(picture(4, 4), picture(4, 6))).toMatchObject({ share: 8 / 24 });
  });
});

describe('pictures of two times', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-pictures-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const store = openStore(folder);
  const [plain, rounded, other] = [
    store.keep(picture(4, 4)),
    store.keep(picture(4, 4, [{ x: 1, y: 1, colour: [247, 248, 247] }])),
    store.keep(picture(4, 4, [{ x: 0, y: 0, colour: [0, 0, 0] }])),
  ];

  it('are listed where they came, went or changed', () => {
    const before = new Map([
      ['same', plain],
      ['rounded', plain],
      ['changed', plain],
      ['gone', plain],
    ]);
    const after = new Map([
      ['same', plain],
      ['rounded', rounded],
      ['changed', other],
      ['new', plain],
    ]);
    const found = compare(before, after, store);
    expect([...found].map(([key, { kind }]) => [key, kind])).toEqual([
      ['changed', 'changed'],
      ['gone', 'gone'],
      ['new', 'new'],
    ]);
    expect(found.get('changed')).toMatchObject({ before: plain });
    expect(store.has(found.get('changed')?.marked ?? '')).toBe(true);
  });

  it('are deleted when nothing uses them', () => {
    store.prune(new Set([plain]));
    expect([store.has(plain), store.has(other)]).toEqual([true, false]);
  });
});
