import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const sheet = read('apps/web/src/styles.css');
const listed = (source: RegExp): readonly string[] => (source.exec(sheet)?.[1] ?? '').split(',');

const rooms = listed(/screens\/src\/\{([^}]*)\}/);
/** Exports of the design system that visitors' screens use, each with its folder. */
function usedOf(part: 'components' | 'patterns', entry: RegExp): readonly string[] {
  const folders = new Map(
    globSync(`packages/design-system/src/${part}/*/index.ts`, { cwd: root }).flatMap((path) =>
      [...read(path).matchAll(/\b(\w+)\b(?=[,\s}]*[^{]*\} from)/g)].map(([name]) => [name, path.split('/').at(-2) ?? ''] as const),
    ),
  );
  const names = globSync(`packages/screens/src/{${rooms.join(',')}}/**/*.tsx`, { cwd: root })
    .filter((path) => !path.includes('.stories.'))
    .flatMap((path) => [...read(path).matchAll(/import \{([^}]*)\} from '([^']+)'/g)])
    .flatMap(([, imported = '', source = '']) => (entry.test(source) ? imported.split(',').map((name) => name.trim()) : []))
    .filter((name) => /^[A-Z]/.test(name));
  return [...new Set(names.map((name) => folders.get(name) ?? `nowhere: ${name}`))];
}

it.each([
  ['components', /^@stellwerk\/design-system$/, 'section', /components\/\{([^}]*)\}/],
  ['patterns', /^@stellwerk\/design-system\/patterns/, 'legal-page', /patterns\/\{([^}]*)\}/],
] as const)("the visitors' sheet has the utilities of all %s that their screens use", (part, entry, one, source) => {
  const used = usedOf(part, entry);
  expect(rooms).toContain('public');
  expect(used).toContain(one);
  expect(used.filter((folder) => !listed(source).includes(folder))).toEqual([]);
});

it('the two sheets have the styles of every component between them', () => {
  const imported = (path: string): readonly string[] =>
    [...read(`packages/design-system/src/styles/${path}`).matchAll(/@import '\.\/components\/([^']+)'/g)].map(([, file = '']) => file);
  const all = globSync('packages/design-system/src/styles/components/*.css', { cwd: root }).map((path) => path.split('/').at(-1));
  expect([...imported('public.css'), ...imported('members.css')].toSorted()).toEqual(all.toSorted());
});
