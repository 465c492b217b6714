import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const sheet = read('apps/web/src/styles.css');
const listed = (source: RegExp): readonly string[] => (source.exec(sheet)?.[1] ?? '').split(',');

const rooms = listed(/screens\/src\/\{([^}]*)\}/);
const components = listed(/components\/\{([^}]*)\}/);

/** Folder of the design system by what it exports. */
const folders = new Map(
  globSync('packages/design-system/src/components/*/index.ts', { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/\b(\w+)\b(?=[,\s}]*[^{]*\} from)/g)].map(([name]) => [name, path.split('/').at(-2) ?? ''] as const),
  ),
);

/** The components that visitors' screens take from the design system. */
const used = globSync(`packages/screens/src/{${rooms.join(',')}}/**/*.tsx`, { cwd: root })
  .filter((path) => !path.includes('.stories.'))
  .flatMap((path) => [...read(path).matchAll(/import \{([^}]*)\} from '@stellwerk\/design-system'/g)])
  .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  .filter((name) => /^[A-Z]/.test(name));

it("the visitors' sheet has the utilities of each component that their screens use", () => {
  expect(rooms).toContain('public');
  expect(used).toContain('Section');
  const missing = used.map((name) => folders.get(name) ?? `nowhere: ${name}`).filter((folder) => !components.includes(folder));
  expect([...new Set(missing)]).toEqual([]);
});

it('the two sheets have the styles of every component between them', () => {
  const imported = (path: string): readonly string[] =>
    [...read(`packages/design-system/src/styles/${path}`).matchAll(/@import '\.\/components\/([^']+)'/g)].map(([, file = '']) => file);
  const all = globSync('packages/design-system/src/styles/components/*.css', { cwd: root }).map((path) => path.split('/').at(-1));
  expect([...imported('public.css'), ...imported('members.css')].toSorted()).toEqual(all.toSorted());
});
