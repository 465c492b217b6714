import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { readStoryFile, type StoryFile } from '../../packages/testing/src/story-files.ts';
import { readManifest } from '../../scripts/lib/manifest.ts';
import { entryOf, readEntries, type Entries } from './imports.ts';
import { names, type Named } from './names.ts';
import { EXAMPLE_ID, type Part, type PartStatus } from './part.ts';
import { type Component, readComponent } from './props.ts';
import { storyCodes } from './story-code.ts';

const packages = ['design-system', 'forms', 'job-templates'] as const;

/** A story file of a published package that has an entry in the list of names. */
export interface NamedFile {
  readonly file: StoryFile;
  readonly named: Named;
  /** Name in code; undefined for pages about no single component. */
  readonly code: string | undefined;
  /** Name in the title. */
  readonly shown: string | undefined;
}

const storyFiles = (root: string): string[] =>
  packages.flatMap((name) =>
    globSync(`packages/${name}/src/**/*.stories.tsx`, { cwd: root })
      .toSorted()
      .map((path) => join(root, path)),
  );

/** The list of exports. */
export const entriesOf = (root: string): Entries => readEntries(join(root, 'scripts/exports.txt'));

/** Reads the name in code and the words of a story file; undefined for overviews and tokens. */
export function readNamed(path: string, entries: Entries): NamedFile | undefined {
  const file = readStoryFile(path);
  const named = names[file.title];
  if (named === undefined) return undefined;
  const code = named.code ?? file.components.find((name) => entryOf(name, entries) !== undefined);
  return { file, named, code, shown: named.shown ?? code };
}

/** All story files of the published packages with an entry in the list of names. */
export function readNamedFiles(root: string): NamedFile[] {
  const entries = entriesOf(root);
  return storyFiles(root).flatMap((path) => readNamed(path, entries) ?? []);
}

const released = /^## (\d\S*)$/gm;

function versionsOf(root: string, file: string): { first: string; now: string } {
  const folder = join(root, 'packages', packages.find((name) => file.includes(`/packages/${name}/`)) ?? packages[0]);
  const now = readManifest(folder).version;
  const found = [...readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').matchAll(released)].at(-1)?.[1];
  return { first: found ?? now, now };
}

const statusOf = (main: Component | undefined, since: string, { first, now }: { first: string; now: string }): PartStatus => {
  if (main?.deprecated === true) return 'veraltet';
  return since === now && since !== first ? 'neu' : 'stabil';
};

/** The example of a docstring, where the stories of a component use data of the tests. */
const fallback = (importLine: string | undefined, main: Component | undefined): string | undefined =>
  importLine !== undefined && main && main.example !== '' ? `${importLine}\n\n${main.example}\n` : undefined;

/** Codes by the id of the story, without those that repeat the first one, as a dark or a focused story does. */
function distinct(title: string, codes: ReadonlyMap<string, string>): Record<string, string> {
  const seen = new Set<string>();
  const found: [string, string][] = [];
  for (const [name, code] of codes) {
    if (!seen.has(code)) found.push([toId(title, storyNameFromExport(name)), code]);
    seen.add(code);
  }
  return Object.fromEntries(found);
}

/** Reads everything that the page of a story file says. */
export async function readPart(root: string, { file, named, code, shown }: NamedFile, entries: Entries): Promise<Part> {
  const found = [...new Set([...(code === undefined ? [] : [code]), ...file.components])];
  const components = found.flatMap((name) => (entryOf(name, entries) === undefined ? [] : (readComponent(file.file, name) ?? [])));
  const main = components[0];
  const versions = versionsOf(root, file.file);
  const since = named.since ?? versions.first;
  const entry = code === undefined ? undefined : entryOf(code, entries);
  const importLine = entry === undefined ? undefined : `import { ${code} } from '${entry}';`;
  const required = new Set(main?.props.flatMap(({ name, required: must }) => (must ? [name] : [])));
  const codes = await storyCodes(file.file, entries, required);
  const example = fallback(importLine, main);
  return {
    shown,
    is: named.is,
    status: statusOf(main, since, versions),
    since,
    importLine,
    components: components.filter(({ props }) => props.length > 0),
    codes: { ...(example !== undefined && { [EXAMPLE_ID]: example }), ...distinct(file.title, codes) },
  };
}

/** Reads the pages of all components. */
export async function readParts(root: string): Promise<Part[]> {
  const entries = entriesOf(root);
  return Promise.all(readNamedFiles(root).map((file) => readPart(root, file, entries)));
}
