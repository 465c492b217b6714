import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokens } from '../tokens';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'styles-'));
let css = '';

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build-styles.mjs', out], { cwd: root, stdio: 'pipe' });
  css = readFileSync(join(out, 'styles.css'), 'utf8');
}, 60_000);

afterAll(() => rmSync(out, { recursive: true }));

/** The selectors of all style rules, without those of at-rules and key frames. */
function selectors(): string[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/@keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
  return [...plain.matchAll(/(?<=^|[{};])([^{};@]+)\{/g)].map((match) => match[1] ?? '').filter((text) => text.trim() !== '');
}

test('no rule reaches an element of the host page that carries no class of ours', () => {
  const own = /\.sw|class[\^*]=|^:root|^:host|\[data-theme|^&|^\*,:before,:after,::backdrop$/;
  const foreign = selectors().filter((selector) => !own.test(selector));
  expect(selectors().length).toBeGreaterThan(150);
  expect(foreign).toEqual([]);
});

test('the layers stand in their order', () => {
  const order = ['sw-tokens', 'sw-base', 'sw-components', 'sw-utilities'].map((layer) => css.indexOf(`@layer ${layer}{`));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test('utilities and component styles of the package are in it, class names of stories are not', () => {
  expect(css.includes('.sw\\:min-h-control')).toBe(true);
  expect(css.includes('.sw-control')).toBe(true);
  expect(css.includes('.sw\\:min-h-100')).toBe(false);
});

test('fonts: two files beside the sheet, together at most 110 kB', () => {
  const files = readdirSync(join(out, 'fonts'));
  expect(files).toHaveLength(2);
  expect(files.reduce((sum, file) => sum + statSync(join(out, 'fonts', file)).size, 0)).toBeLessThanOrEqual(110_000);
  expect([...css.matchAll(/url\(([^)]+)\)/g)].map((match) => match[1])).toEqual(
    expect.arrayContaining(files.map((file) => `./fonts/${file}`)),
  );
  expect(css.match(/font-display:swap/g)).toHaveLength(2);
});

test('all of it weighs at most 12 kB', () => {
  expect(gzipSync(css, { level: 9 }).length).toBeLessThanOrEqual(12_000);
});

/** The style sheet without its `@media screen` blocks, as applied in print. */
function printed(): string {
  let rest = css;
  for (let start = rest.indexOf('@media screen'); start >= 0; start = rest.indexOf('@media screen')) {
    let end = rest.indexOf('{', start) + 1;
    for (let depth = 1; depth > 0; end += 1) depth += rest[end] === '{' ? 1 : rest[end] === '}' ? -1 : 0;
    rest = rest.slice(0, start) + rest.slice(end);
  }
  return rest;
}

test('a dark theme is never printed', () => {
  const dark = `--sw-color-paper:${tokens.dark.color.paper}`;
  expect(css.split(dark)).toHaveLength(3);
  expect(printed().includes(dark)).toBe(false);
  expect(printed().includes(`--sw-color-paper:${tokens.light.color.paper}`)).toBe(true);
});

test('motion stops where it is not wanted', () => {
  const [, reduced = ''] = css.split('@media (prefers-reduced-motion:reduce)');
  expect(reduced.slice(0, 400)).toContain('animation:none!important');
  expect(reduced.slice(0, 400)).toContain('transition:none!important');
});
