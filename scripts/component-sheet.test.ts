import { expect, it } from 'vitest';
import { componentSheet, layersOfSheet, namesIn } from './lib/component-sheet.ts';
import { parseCss, printCss } from './lib/css.ts';
import { asGuest } from './lib/guest-scheme.ts';

const whole = parseCss(`@layer sw-tokens{:root{--sw-a:red;--sw-b:var(--sw-a);--sw-c:blue}}
@layer sw-base{:where(table):where([class*=sw\\:]){border:0}:where(button):where([class*=sw\\:]){font:inherit}.sw-page{color:var(--sw-b)}}
@layer sw-components{.sw-spin{animation:sw-turn 1s}@keyframes sw-turn{to{rotate:1turn}}@keyframes sw-pulse{50%{opacity:0}}.sw-table:not(.sw-spin){color:red}}
@layer sw-utilities{.sw\\:p-4{padding:4px}.sw\\:px-2,.sw\\:px-3{padding-inline:2px}.sw\\:underline{text-decoration-line:underline}
.sw\\:quiet{text-decoration:underline 1px}@media (hover:hover){.sw\\:hover\\:p-2:hover{padding:2px}}.sw\\:disabled\\:p-1:disabled{padding:1px}}
@font-face{font-family:"Some Serif";src:url(./fonts/a;b.woff2)}`);
const cut = (code: string): string => printCss(componentSheet(whole, namesIn(code)));

it('a sheet is read and written without a change', () => {
  const text = `@layer a,b;.x:is(.y,.z)::before{content:"};{";color:red}@media (min-width:1px){.w{top:0}}`;
  expect(printCss(parseCss(text))).toBe(text);
});

it('the sheet of a component has what its code names, and the tokens that this needs', () => {
  const sheet = cut(`jsx("button", { className: "sw:px-2 sw-spin" })`);
  expect(sheet).toContain('.sw\\:px-2{padding-inline:2px}');
  expect(sheet).toContain(':where(button)');
  expect(sheet).toContain('@keyframes sw-turn');
  expect(sheet).toContain('--sw-a:red;--sw-b:var(--sw-a)');
  expect(sheet).not.toMatch(/px-3|--sw-c|:where\(table\)|sw-pulse|sw-table|font-face/);
});

it('tokens that only the code reads stay', () => {
  expect(cut(`jsx("p", { style: { color: "var(--sw-c)" } })`)).toContain('--sw-c:blue');
});

it('utilities stand in layers, so that the order of two sheets decides nothing', () => {
  const { of, order } = layersOfSheet(whole);
  const place = (utility: string): number => order.indexOf(of(utility));
  expect(place('sw:p-4')).toBeLessThan(place('sw:px-2'));
  expect(place('sw:underline')).toBeLessThan(place('sw:quiet'));
  expect(place('sw:px-2')).toBeLessThan(place('sw:hover:p-2'));
  expect(place('sw:hover:p-2')).toBeLessThan(place('sw:disabled:p-1'));
});

it('the colour scheme is that of our blocks, and of the root only where the page is ours', () => {
  const sheet = printCss(asGuest(parseCss('@layer t{:root{color-scheme:light}[data-theme=dark]{color-scheme:dark;--sw-a:red}}')));
  expect(sheet).toBe(
    '@layer t{:root:has(>.sw-page),:root .sw-page{color-scheme:light}[data-theme=dark]{--sw-a:red}' +
      '[data-theme=dark]:has(>.sw-page),[data-theme=dark] .sw-page,.sw-page[data-theme=dark]{color-scheme:dark}}',
  );
});
