/** Proofs of each row of docs/spec/requirements.md, read from titles, tables and `parameters.spec`. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ReadBeside, readStories } from './story-file.ts';
import { inNpmTest, readTests, textsOfConstants, type WrittenTest } from './test-file.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Reads a module by a file's relative import. */
const besideOf =
  (file: string): ReadBeside =>
  (path) => {
    const found = ['', '.ts', '.tsx']
      .map((end) => join(dirname(file), path + end))
      .find((one) => /\.tsx?$/.test(one) && existsSync(join(root, one)));
    return found === undefined ? undefined : read(found);
  };

const ROW = /\b(?:PL|PJ|RF|AF|NL|AC|AU|CD|CA|CS|CT|CM|CF|CP|CX|JM|MD|EN|API)\d{2,3}\b/g;

/** The ids of all rows. */
export function rows(): readonly string[] {
  return [...read('docs/spec/requirements.md').matchAll(/^\| ([A-Z]{2,3}\d{2,3}) \|/gm)].map(([, id = '']) => id);
}

/** Folders of tests, stories aside. */
export const TEST_FILES = ['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'e2e/*.test.ts', 'scripts/**/*.test.ts'];

export interface FileOfTests {
  readonly file: string;
  readonly source: string;
  readonly tests: readonly WrittenTest[];
}

/** Every test file of the product with its tests. */
export function testFiles(): readonly FileOfTests[] {
  const files = globSync(TEST_FILES, { cwd: root });
  return files.toSorted().map((file) => {
    const source = read(file);
    return { file, source, tests: readTests(file, source) };
  });
}

/** Lists of rows shared by several story files: `fullRows` and its like below `src/tests`. */
function sharedRows(): readonly string[] {
  return globSync('packages/*/src/tests/*.ts', { cwd: root }).flatMap((file) => textsOfConstants(file, read(file), /Rows$/));
}

/** Rows that at least one test or story of `npm test` names. */
export function rowsOfNpmTest(files: readonly FileOfTests[]): ReadonlySet<string> {
  const stories = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root }).flatMap((file) => {
    const text = read(file);
    return /\bspec\b/.test(text) ? readStories(file, text, besideOf(file)) : [];
  });
  const texts = [
    ...files.flatMap(({ tests }) => tests.filter(({ tags }) => inNpmTest(tags)).flatMap((test) => test.texts)),
    ...stories.filter(({ tags }) => inNpmTest(tags)).flatMap(({ spec }) => spec),
    ...sharedRows(),
  ];
  return new Set(texts.flatMap((text) => text.match(ROW) ?? []));
}
