import { describe, expect, it } from 'vitest';
import { cleanSvg } from './svg.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inner: string, more = ''): string => `<svg ${NS}${more}>${inner}</svg>`;
const LOGO = svg(
  '<title>Weiche</title><defs><linearGradient id="a" x1="0" gradientUnits="userSpaceOnUse"><stop offset="1" stop-color="#fff"></stop>' +
    '</linearGradient></defs><g transform="rotate(3)"><path d="M0 0L9 9" fill="url(#a)" stroke-width="2"></path><use href="#a"></use>' +
    '<text x="1" font-size="9">Gleis &amp; Bau</text></g>',
  ' viewBox="0 0 9 9" width="9" height="9"',
);

describe('rule 4: a cleaned SVG', () => {
  it('keeps what a logo draws, and changes nothing the second time', () => {
    expect(cleanSvg(LOGO)).toBe(LOGO);
    expect(cleanSvg(`<?xml version="1.0"?>\n<!DOCTYPE svg>\n${LOGO}\n`)).toBe(LOGO);
    expect(cleanSvg('<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>')).toBe(svg('<path d="M0 0"></path>', ' viewBox="0 0 9 9"'));
    expect(cleanSvg(svg('<path style="fill:#fff;stroke:red" d="M0"></path>'))).toBe(
      svg('<path style="fill:#fff;stroke:red" d="M0"></path>'),
    );
  });

  it.each([
    ['a script', '<script>alert(1)</script>', ''],
    ['a script in data', '<script><![CDATA[alert(1)]]></script>', ''],
    ['an event', '<path onclick="alert(1)" d="M0"></path>', '<path d="M0"></path>'],
    ['an animated link', '<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onload" to="x"/>', ''],
    ['a link', '<a href="javascript:alert(1)"><text>x</text></a>', '<text>x</text>'],
    ['foreign content', '<foreignObject><iframe src="https://fremd.example"/>x</foreignObject>', ''],
    ['a picture of another site', '<image href="https://fremd.example/x.png"/>', ''],
    ['a shape of another file', '<use href="https://fremd.example/x.svg#a"></use>', '<use></use>'],
    ['a shape in data', '<use xlink:href="data:image/svg+xml;base64,AA"></use>', '<use></use>'],
    ['a paint of another site', '<path fill="url(https://fremd.example/x)"></path>', '<path></path>'],
    ['a paint behind an escape', '<path fill="u\\72l(https://fremd.example)"></path>', '<path></path>'],
    ['a style that loads', '<path style="fill:url(//fremd.example);stroke:red"></path>', '<path></path>'],
    ['a style that moves', '<path style="position:fixed;fill:red"></path>', '<path style="fill:red"></path>'],
    ['a style sheet', '<style>@import "https://fremd.example";</style>', ''],
    ['an entity', '<text>&xxe;</text>', '<text>&amp;xxe;</text>'],
    ['a comment', '<!-- <script>x</script> -->', ''],
  ])('has not %s', (_what, inner, clean) => {
    expect(cleanSvg(svg(inner))).toBe(svg(clean));
  });

  it.each([
    ['a shape of its own file', '<use xlink:href="#a-1"></use>'],
    ['a paint of its own file', `<path fill="url( '#a-1' )"></path>`],
    ['a paint in quotes', '<path fill="url(&quot;#ab&quot;)"></path>'],
  ])('keeps %s', (_what, inner) => {
    expect(cleanSvg(svg(inner))).toBe(svg(inner));
  });

  it.each([
    ['a shape of another file by its old name', '<use xlink:href="https://fremd.example/x.svg#a"></use>', '<use></use>'],
    ['a shape behind a mark', '<use href="#a/b"></use>', '<use></use>'],
    ['a shape of an empty mark', '<use href="#"></use>', '<use></use>'],
    ['a paint of another file behind spaces', '<path fill="url( x.svg#a)"></path>', '<path></path>'],
    ['a paint with more behind its mark', '<path fill="url(#a x)"></path>', '<path></path>'],
    ['a paint with another mark in front', '<path fill="url(x#a)"></path>', '<path></path>'],
    ['a script in a value', '<path fill="javascript:alert(1)"></path>', '<path></path>'],
    ['data in a value', '<path fill="data:image/png,x"></path>', '<path></path>'],
    ['an expression', '<path width="EXPRESSION(1)"></path>', '<path></path>'],
    ['an import', '<path id="@import"></path>', '<path></path>'],
  ])('has not %s', (_what, inner, clean) => {
    expect(cleanSvg(svg(inner))).toBe(svg(clean));
  });

  it('is none when something stands behind it', () => {
    expect(cleanSvg(`${svg('')}text`)).toBeNull();
  });

  it.each(['', 'x', '<html></html>', '<script>alert(1)</script>', '<g><path d="M0"/></g>', 'text <svg></svg>'])('%j is none', (text) => {
    expect(cleanSvg(text)).toBeNull();
  });
});
