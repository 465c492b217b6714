import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { takeSvg } from './take-svg.ts';

const svg = (inner: string, more = ' viewBox="0 0 90 60" width="90" height="60"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${more}>${inner}</svg>`;
const times = (count: number, part: (index: number) => string): string => Array.from({ length: count }, (_, index) => part(index)).join('');
/** Ten times the level below on each level. */
const bomb = (levels: number, multiply: (id: string) => string): string =>
  svg(
    `<defs><g id="l0"><rect width="90" height="60"/></g>${times(levels, (level) => `<g id="l${level + 1}">${times(10, () => multiply(`l${level}`))}</g>`)}</defs>` +
      `<rect width="45" height="60" fill="red"/>${multiply(`l${levels}`)}`,
  );

async function taken(text: string): Promise<string> {
  const answer = await takeSvg(text);
  return 'svg' in answer ? answer.svg : answer.refused;
}

/** The longest time in which nothing else could be done meanwhile, in milliseconds. */
async function longestWait(work: Promise<unknown>): Promise<number> {
  let [last, longest] = [performance.now(), 0];
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await work;
  clearInterval(watch);
  return Math.max(longest, performance.now() - last);
}

describe('an SVG that strangers will see', () => {
  it('stays as it is drawn when it is light', async () => {
    const logo = svg(
      '<linearGradient id="a"><stop offset="1"></stop></linearGradient><g><path d="M0 0L9 9" fill="url(#a)"></path></g>',
      ' viewBox="0 0 9 9"',
    );
    expect(await taken(logo)).toBe(logo);
    expect(await taken('<g/>')).toBe('content');
  });

  it.each([
    ['shapes that are used again', svg('<rect id="a" width="45" height="60" fill="red"/><use href="#a"/>')],
    [
      'a pattern',
      svg('<pattern id="p" width="1" height="1"><rect width="1" height="1"/></pattern><rect width="45" height="60" fill="red"/>'),
    ],
    [
      'a mask',
      svg('<mask id="m"><rect width="90" height="60" fill="#fff"/></mask><rect width="45" height="60" fill="red" mask="url(#m)"/>'),
    ],
    ['dashes', svg('<rect width="45" height="60" fill="red"/><path d="M50 0h9" stroke="red" stroke-dasharray="1"/>')],
    ['dashes in a style', svg('<rect width="45" height="60" fill="red"/><path d="M50 0h9" style="stroke:red;stroke-dashoffset:1"/>')],
    ['many elements', svg(`<rect width="45" height="60" fill="red"/>${times(200, () => '<g></g>')}`)],
    [
      'many gradients',
      svg(`<linearGradient id="g"/><rect width="45" height="60" fill="red"/>${times(20, () => '<path fill="url(#g)"/>')}`),
    ],
    ['many layers', svg(`<rect width="45" height="60" fill="red"/>${times(20, () => '<g opacity="0.5"/>')}`)],
    ['layers in styles', svg(`<rect width="45" height="60" fill="red"/>${times(20, () => '<g style="opacity:0.5"/>')}`)],
    ['gradients of gradients', svg(`<rect width="45" height="60" fill="red"/>${times(20, (i) => `<linearGradient href="#g${i}"/>`)}`)],
    ['long paths', svg(`<rect width="45" height="60" fill="red"/><path d="M0 0${'h0'.repeat(8000)}"/>`)],
  ])('is drawn once for all where a browser might take long: %s', async (_what, source) => {
    const shown = await taken(source);
    expect(shown).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1536" height="1024" viewBox="0 0 1536 1024"><image [^<]*\/><\/svg>$/,
    );
    const picture = Buffer.from(/base64,([^"]+)/.exec(shown)?.[1] ?? '', 'base64');
    const pixels = await sharp(picture).flatten({ background: '#fff' }).resize(90, 60).raw().toBuffer();
    const green = (x: number): number => pixels[(30 * 90 + x) * 3 + 1] ?? 0;
    expect(green(20)).toBeLessThan(50);
    expect(green(80)).toBeGreaterThan(200);
  });

  it.each([
    ['depth', svg('<g>'.repeat(51) + '</g>'.repeat(51))],
    ['depth without ends', svg('<g>'.repeat(340_000))],
    ['number', svg('<g/>'.repeat(60_001))],
    ['attributes', svg(`<g ${times(60_001, (index) => `a${index}="" `)}/>`)],
    ['copies of copies', bomb(9, (id) => `<use href="#${id}"/>`)],
  ])('is refused, or a plain picture, and nobody waits for it: %s', async (_what, source) => {
    await taken(svg(''));
    const answer = taken(source);
    expect(await longestWait(answer)).toBeLessThan(1000);
    expect(await answer).toMatch(/^complex$|^<svg [^<]*><image [^<]*\/><\/svg>$/);
  });
});
