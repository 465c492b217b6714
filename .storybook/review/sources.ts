import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toId, storyNameFromExport } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { isReviewed, type Requirement, reviewedGroups, type Screen, type Story } from './model.ts';
import { storyName } from './story-name.ts';

const row = /\b(?:PL|PJ|RF|AF|NL|AC|AU|CD|CA|CS|CT|CM|CF|CP|CX|JM|MD|EN|API)\d{2}\b/g;
const skipped = (path: string): boolean => path.includes('node_modules') || path.includes('dist');

const find = (root: string, patterns: readonly string[]): string[] =>
  globSync([...patterns], { cwd: root, exclude: skipped })
    .toSorted()
    .map((path) => join(root, path));

/** Row ids in a source text outside of comments. */
export const rowsIn = (source: string): string[] => [
  ...new Set(
    source
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/^\s*\/\/.*$/gm, '')
      .match(row),
  ),
];

const specOf = (source: string): string[] => [...source.matchAll(/\bspec:\s*\[([^\]]*)\]/g)].flatMap(([, list]) => rowsIn(list ?? ''));

/** The name set by hand, else the export's name in German. */
const nameOf = (key: string, name: string | undefined): string =>
  name === undefined || name === storyNameFromExport(key) ? storyName(key) : name;

/** Title and stories of a story file with the rows that each story names. */
export function readStories(source: string): Screen {
  const csf = loadCsf(source, { makeTitle: (title) => title ?? '' }).parse();
  const title = csf.meta.title ?? '';
  const starts = Object.keys(csf._stories)
    .map((key) => ({ key, start: source.search(new RegExp(`^export const ${key}\\b`, 'mu')) }))
    .toSorted((a, b) => a.start - b.start);
  const shared = specOf(source.slice(0, starts[0]?.start));
  const stories = starts.map(({ key, start }, index): Story => {
    const name = nameOf(key, csf._stories[key]?.name);
    return {
      id: toId(title, storyNameFromExport(key)),
      name,
      spec: [...new Set([...shared, ...specOf(source.slice(start, starts[index + 1]?.start))])],
    };
  });
  return { title, stories };
}

/** Every reviewed entry of the sidebar that has stories; several files may share a title. */
export function readScreens(root: string): Screen[] {
  const files = find(root, ['packages/*/src/**/*.stories.tsx', 'apps/web/src/**/*.stories.tsx']);
  const byTitle = new Map<string, Story[]>();
  // Parsing a file as Storybook does is slow, so only candidates by their text are parsed.
  const texts = files
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => reviewedGroups.some((group) => text.includes(`'${group}/`)));
  for (const { title, stories } of texts.map(readStories).filter((screen) => isReviewed(screen.title))) {
    byTitle.set(title, [...(byTitle.get(title) ?? []), ...stories]);
  }
  return [...byTitle].map(([title, stories]) => ({ title, stories }));
}

/** Rows that a story or a test names: these are not open. */
export function readNamedRows(root: string): Set<string> {
  const tests = find(root, ['packages/*/src/**/*.{test,stories}.{ts,tsx}', 'apps/*/src/**/*.{test,stories}.{ts,tsx}', 'e2e/**/*.test.ts']);
  return new Set(tests.flatMap((file) => rowsIn(readFileSync(file, 'utf8'))));
}

const read = (root: string, file: string): string => readFileSync(join(root, 'docs/spec', file), 'utf8');

/** German texts of the rows that screens show, for reviewers. */
const readGermanRows = (root: string): ReadonlyMap<string, string> =>
  new Map([...read(root, 'requirements.de.txt').matchAll(/^(\S+) (.*)$/gm)].map(([, id, text]) => [id ?? '', text ?? '']));

/** The rows of the specification, in its order. */
export function readRequirements(root: string): Requirement[] {
  const german = readGermanRows(root);
  return [...read(root, 'requirements.md').matchAll(/^\| ([A-Z]{2,3}\d{2}) \| (.*?) \| /gm)].map(([, id = '', text = '']) => {
    const translated = german.get(id);
    return translated === undefined ? { id, text, lang: 'en' } : { id, text: translated, lang: 'de' };
  });
}
