import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { parseCss } from './lib/css.ts';
import { rulesIn, utilityOf, variantOf } from './lib/utility-layers.ts';

const packages = fileURLToPath(new URL('../packages/', import.meta.url));
const require = createRequire(import.meta.url);
const manifest = require.resolve('@tailwindcss/cli/package.json');

function sources(folder: string): string[] {
  return readdirSync(join(packages, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(stories|test)\./.test(path))
    .map((path) => readFileSync(join(packages, folder, 'src', path), 'utf8'));
}

const utilitiesOf = (text: string): string[] => text.match(/\bsw:[^\s'"`{}\\]+/g) ?? [];
/** Class lists of one element: quoted strings, and templates without their expressions. */
const classLists = (text: string): string[][] =>
  [/'([^'\n]*)'/g, /"([^"\n]*)"/g, /`([^`]*)`/g]
    .flatMap((quoted) => [...text.matchAll(quoted)])
    .map((match) => utilitiesOf((match[1] ?? '').replaceAll(/\$\{[^}]*\}/g, ' ')));

/** Utility without variant → its place in Tailwind's order and the properties that it sets. */
const rules = new Map<string, { place: number; properties: string[] }>();

beforeAll(() => {
  const cli = join(dirname(manifest), require(manifest).bin.tailwindcss);
  const input = `@reference '../design-system/src/styles/library.css';
@import 'tailwindcss/utilities.css' layer(all) source(none);
@source './src';
@source '../design-system/src';`;
  const css = execFileSync(process.execPath, [cli, '-i', '-'], {
    cwd: join(packages, 'forms'),
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  for (const [place, rule] of rulesIn(parseCss(css)).entries()) {
    const properties: string[] = [];
    rule.walkDecls(({ prop }) => void properties.push(prop));
    rules.set(utilityOf(rule), { place, properties });
  }
}, 60_000);

/** `padding` and `padding-left`, but not `border-color` and `border-width`. */
const overlaps = (one: string, other: string): boolean =>
  one === other ||
  one.startsWith(`${other}-`) ||
  other.startsWith(`${one}-`) ||
  ([one, other].includes('gap') && one.endsWith('gap') && other.endsWith('gap'));

// The design system's variants need no check: the package's sheet repeats them behind its own (build-styles.mjs).
it('a utility that only the forms use never stands beside one of the design system that should beat it', () => {
  const known = new Set(sources('design-system').flatMap(utilitiesOf));
  const found = sources('forms')
    .flatMap(classLists)
    .flatMap((list) =>
      list
        .filter((own) => !known.has(own))
        .flatMap((own) => list.filter((shared) => known.has(shared) && variantOf(shared) === '').map((shared) => ({ own, shared })))
        .filter(({ own, shared }) => {
          const [first, second] = [rules.get(own), rules.get(shared)];
          if (first === undefined || second === undefined || first.place > second.place) return false;
          return first.properties.some((one) => second.properties.some((other) => overlaps(one, other)));
        }),
    );
  expect(rules.size).toBeGreaterThan(200);
  expect(found).toEqual([]);
}, 60_000);
