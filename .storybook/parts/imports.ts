import { readFileSync } from 'node:fs';
import type { Names } from './story-syntax.ts';

/** Entries of the packages by exported name, from `scripts/exports.txt`. */
export type Entries = ReadonlyMap<string, readonly string[]>;

/** Reads the list of exports. */
export function readEntries(file: string): Entries {
  const found = new Map<string, string[]>();
  let entry = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('@')) entry = line;
    const name = line.startsWith('  ') ? line.trim().replace(/^type /, '') : '';
    if (name !== '') found.set(name, [...(found.get(name) ?? []), entry]);
  }
  return found;
}

/** The entry that a consumer imports a name from: the smallest one of the packages with components. */
export const entryOf = (name: string, entries: Entries): string | undefined =>
  (entries.get(name) ?? [])
    .filter((entry) => !entry.startsWith('@stellwerk/domain'))
    .toSorted((one, other) => other.split('/').length - one.split('/').length || one.length - other.length)
    .find((entry, _, all) => entry !== '@stellwerk/design-system/patterns' || all.length === 1);

/** Packages that a consumer has beside ours. */
const outer = /^(?:react|react-dom|lucide-react|@stellwerk\/domain(?:\/.*)?)$/;

/** The import lines for names of a story file; `undefined` if one of them comes from the tests. */
export function importLines(used: ReadonlySet<string>, { imported }: Names, entries: Entries): string | undefined {
  const lines = new Map<string, string[]>();
  for (const local of used) {
    const one = imported.get(local);
    if (one === undefined) return undefined;
    const from = outer.test(one.from)
      ? one.from
      : one.from.startsWith('.')
        ? entryOf(one.name, entries)
        : entries.get(one.name)?.find((entry) => entry === one.from);
    if (from === undefined) return undefined;
    const name = one.name === local ? local : `${one.name} as ${local}`;
    lines.set(from, [...(lines.get(from) ?? []), one.type ? `type ${name}` : name]);
  }
  return [...lines]
    .toSorted(([one], [other]) => Number(one.startsWith('@stellwerk')) - Number(other.startsWith('@stellwerk')) || (one < other ? -1 : 1))
    .map(([from, names]) => `import { ${names.toSorted().join(', ')} } from '${from}';`)
    .join('\n');
}
