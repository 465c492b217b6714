import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeSheet } from '@stellwerk/design-system/theme';
import type ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { readParts } from '../.storybook/parts/read.ts';
import { EXAMPLE_ID } from '../.storybook/parts/part.ts';
import { entries, exportsOf, format, listFile, modulesOf, root } from './exports.ts';
import { docstringExamples, entriesByName } from './lib/docstring-examples.ts';
import { errorsIn, sourceProgram } from './lib/source-program.ts';
import { undocumented } from './props.ts';
import { allEntries, examples, themeOf } from './rehearsal/examples.ts';

/** The examples are virtual files at the root, as if it were the app of a consumer. */
const home = join(root, 'examples');
const readmes = new Map([...examples()].map(([path, code]) => [join(home, path), code]));
const broken = join(home, 'broken.tsx');
const brokenCode = `
  import { Button, Knopf } from '@stellwerk/design-system/button';
  import { Tabs } from '@stellwerk/design-system/tab';
  export const broken = [<Button variant="loud" />, <Knopf />, <Tabs />];`;

/** Those of the docstrings, each in a file that imports what our packages export. */
const snippets = docstringExamples(root, join(home, 'docstrings'), entriesByName(readFileSync(listFile, 'utf8')));
/** A name of the caller's own, as a value, a shorthand property and the parameter of its callback. */
const CALLERS_OWN = [2304, 18004, 7006];

/** One program for all of these tests: creating it takes longer than they do. */
let program: ts.Program;
/** Code of the stories on the documentation pages. */
let storyCodes: ReadonlyMap<string, string>;
beforeAll(async () => {
  storyCodes = new Map(
    (await readParts(root)).flatMap(({ codes }) =>
      Object.entries(codes).flatMap(([id, code]) => (id === EXAMPLE_ID ? [] : [[join(home, `${id}.tsx`), code] as const])),
    ),
  );
  program = sourceProgram(modulesOf('source'), new Map([...readmes, ...snippets, ...storyCodes, [broken, brokenCode]]));
});

/** Rooms whose folders are importable one by one, and the path before the folder's name in the entry. */
const ROOMS = [
  ['@stellwerk/design-system/', 'packages/design-system/src/components'],
  ['@stellwerk/design-system/patterns/', 'packages/design-system/src/patterns'],
  ['@stellwerk/job-templates/', 'packages/job-templates/src'],
  ['@stellwerk/forms/', 'packages/forms/src'],
] as const;

describe('the exports of the packages', () => {
  let list: ReadonlyMap<string, readonly string[]>;
  beforeAll(() => {
    list = exportsOf('source', program);
  });

  it('are those of scripts/exports.txt; after a wanted change run `node scripts/exports.ts --write` and add a changeset', () => {
    expect(format(list)).toBe(readFileSync(listFile, 'utf8'));
  });

  it('each come from a file that exists and export something', () => {
    const modules = entries('source').flatMap(({ name, module }) => (module === null ? [] : [{ name, module }]));
    expect(modules.length).toBeGreaterThan(80);
    expect(modules.filter(({ module }) => !existsSync(module))).toEqual([]);
    expect(modules.filter(({ name }) => list.get(name)?.length === 0)).toEqual([]);
  });

  it.each(ROOMS)('give each folder with an index an entry of its own: %s', (prefix, room) => {
    const folders = readdirSync(join(root, room)).filter((name) => existsSync(join(root, room, name, 'index.ts')));
    const known = new Set(entries('source').map(({ name }) => name));
    expect(folders.length).toBeGreaterThan(2);
    expect(folders.map((name) => prefix + name).filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('props and examples', () => {
  it.each([
    ['packages/design-system/src/components', 60],
    ['packages/design-system/src/patterns', 40],
    ['packages/job-templates/src', 3],
    ['packages/forms/src', 20],
  ])('are documented in every component of %s, with the exported data that go into them and an example that fits', (folder, least) => {
    const { notes, components } = undocumented(folder, program);
    expect(components).toBeGreaterThan(least);
    expect(notes.map(({ name, file, error }) => `${file}: ${name} ${error}`)).toEqual([]);
  });
});

describe('the examples of the docstrings', () => {
  it('fit the types of the packages', () => {
    expect(snippets.size).toBeGreaterThan(140);
    expect([...snippets.keys()].flatMap((path) => errorsIn(program, path, CALLERS_OWN))).toEqual([]);
  });
});

describe('the code of the stories', () => {
  it('compiles for a consumer', () => {
    expect(storyCodes.size).toBeGreaterThan(500);
    expect([...storyCodes.keys()].flatMap((path) => errorsIn(program, path))).toEqual([]);
  });
});

describe('the examples of the READMEs', () => {
  it('fit the types of the packages', () => {
    expect(readmes.size).toBeGreaterThan(8);
    expect([...readmes.keys()].flatMap((path) => errorsIn(program, path))).toEqual([]);
  });

  it('would not pass with a prop, an entry or an import that does not exist', () => {
    expect(errorsIn(program, broken)).toHaveLength(3);
  });

  it('import sheets that the packages offer', () => {
    const { sheets } = allEntries();
    const used = [...readmes.values()].flatMap((code) =>
      [...code.matchAll(/^import '(@stellwerk\/[^']+\.css)'/gm)].map(([, sheet]) => sheet),
    );
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((sheet) => !sheets.some((one) => one === sheet))).toEqual([]);
  });

  it.each(['design-system', 'forms', 'job-templates'])('show the sheet that the function gives for the brand of %s', (name) => {
    const serif = 'Georgia, serif';
    // The formatter of the page breaks long lines.
    const joined = (css: string): string => css.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')');
    expect(joined(themeOf(name))).toBe(joined(themeSheet({ color: '#1b3f8b', radius: 0, sans: serif, serif })));
  });
});
