import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { takeSvg } from './take-svg.ts';

const svg = (inner: string, more = ' viewBox="0 0 90 60" width="90" height="60"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${more}>${inner}</svg>`;
const times = (count: number, part: (index: number) => string): string => Array.from({ length: count }, (_, index) => part(index)).join('');
/** Each level contains ten times the level below. */
const bomb = (levels: number, multiply: (id: string) => string): string =>
  svg(
    `<defs><g id="l0"><rect width="90" height="60"/></g>${times(levels, (level) => `<g id="l${level + 1}">${times(10, () => multiply(`l${level}`))}</g>`)}</defs>` +
      `<rect width="45" height="60" fill="red"/>${multiply(`l${levels}`)}`,
  );

async function taken(text: string): Promise<string> {
  const answer = await takeSvg(text);
  return 'svg' in answer ? answer.svg : answer.refused;
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

  it('is refused where its elements lie too deep in each other', async () => {
    await expect(taken(svg('<g>'.repeat(51) + '</g>'.repeat(51)))).resolves.toBe('complex');
  });

  it.each([
    ['depth without ends', svg('<g>'.repeat(340_000))],
    ['number', svg('<g/>'.repeat(60_001))],
    ['attributes', svg(`<g ${times(60_001, (index) => `a${index}="" `)}/>`)],
    ['copies of copies', bomb(9, (id) => `<use href="#${id}"/>`)],
  ])('is refused, or a plain picture, and others are served meanwhile: %s', async (_what, source) => {
    let turns = 0;
    let waiting = true;
    const turn = (): void => {
      turns += 1;
      if (waiting) setImmediate(turn);
    };
    setImmediate(turn);
    const answer = await taken(source);
    waiting = false;
    // Work on the event loop would block it completely.
    expect(turns).toBeGreaterThan(0);
    expect(answer).toMatch(/^complex$|^<svg [^<]*><image [^<]*\/><\/svg>$/);
  });
});

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';

describe('style sheets of drawing programs', () => {
  const drawn = (sheet: string, inner: string): string => `<svg ${NAMESPACE}><style type="text/css">${sheet}</style>${inner}</svg>`;

  it.each([
    [
      'classes',
      '.st0{fill:#0B7A3B;}.st1{fill:none;stroke:#E30613;stroke-width:4;}',
      '<rect class="st0" width="6"/><circle class="st1" r="2"/>',
      '<rect width="6" fill="#0B7A3B"></rect><circle r="2" fill="none" stroke="#E30613" stroke-width="4"></circle>',
    ],
    [
      'several at once, in CDATA',
      '<![CDATA[ .a, .b { fill: red } .b{fill:blue !important} /* x */ ]]>',
      '<path class="a b"/>',
      '<path fill="blue"></path>',
    ],
    [
      'names, kinds and classes by their weight',
      '#c{fill:red}.a{fill:blue}path{fill:green;stroke:green}',
      '<path id="c" class="a" fill="black"/>',
      '<path id="c" fill="red" stroke="green"></path>',
    ],
    ['what changes nothing', '.a{enable-background:new;-inkscape-stroke:none;fill:red}', '<path class="a"/>', '<path fill="red"></path>'],
    ['paint of another site, which goes', '.a{fill:url(https://fremd.example/x)}', '<path class="a"/>', '<path></path>'],
  ])('become attributes: %s', async (_what, sheet, inner, clean) => {
    expect(await takeSvg(drawn(sheet, inner))).toEqual({ svg: `<svg ${NAMESPACE}>${clean}</svg>` });
  });

  it.each([
    '@media (prefers-color-scheme:dark){.a{fill:red}}',
    '@import "https://fremd.example";',
    '.a:hover{fill:red}',
    'g .a{fill:red}',
    '.a{fill:var(--x)}',
    '.a{animation:x 1s}',
    '.a{fill:red',
  ])('are refused with their reason: %s', async (sheet) => {
    expect(await takeSvg(drawn(sheet, '<path class="a"/>'))).toEqual({ refused: 'styles' });
  });
});

describe('entities of a document type', () => {
  const svg = `<svg ${NAMESPACE}><rect fill="#0B7A3B"></rect></svg>`;
  it.each([
    `<?xml version="1.0"?><!DOCTYPE svg [\n\t<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>\n<svg xmlns="&ns_svg;"><rect fill="#0B7A3B"/></svg>`,
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY c '#0B7A3B'><!-- x -->]><svg ${NAMESPACE}><rect fill="&c;"/></svg>`,
  ])('stand for what they say', async (text) => {
    expect(await takeSvg(text)).toEqual({ svg });
  });

  it.each([
    '<!ENTITY a SYSTEM "file:///etc/passwd">',
    '<!ENTITY a "x"><!ENTITY b "&a;&a;">',
    '<!ENTITY % a "x">%a;',
    `<!ENTITY a "${'x'.repeat(301)}">`,
  ])('are refused with their reason: %s', async (subset) => {
    expect(await takeSvg(`<!DOCTYPE svg [${subset}]>${svg}`)).toEqual({ refused: 'entities' });
  });

  it('never make a drawing much longer', async () => {
    const text = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(300)}">]><svg ${NAMESPACE}><title>${'&a;'.repeat(1000)}</title></svg>`;
    expect(await takeSvg(text)).toEqual({ refused: 'entities' });
  });
});
