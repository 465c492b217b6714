/**
 * Judges an import by the room of the file and by its target. The rooms are data (import-rooms.ts), so that the test can also judge files
 * that do not exist.
 */
import { type Room, rooms, TESTING } from './import-rooms.ts';

/** Tests, stories, their helpers, and the mock server of `npm run dev:mock`. */
export const isTest = (file: string): boolean =>
  /\.(test|stories|cases)\.tsx?$|\/src\/(.+\/)?(testing|tests)\/|\/story-[\w-]+\.tsx?$/.test(file);
const matches = (rule: string | RegExp, target: string): boolean =>
  typeof rule === 'string' ? target === rule || target.startsWith(`${rule}/`) : rule.test(target);

/** The room of a file, or undefined for files outside the rooms. */
export function roomOf(file: string): Room | undefined {
  return rooms
    .filter((room) => file.startsWith(`${room.folder}/`) || file === `${room.folder}.ts`)
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\//g, '');
const namesIn = (source: string, pattern: RegExp): readonly string[] =>
  [...withoutComments(source).matchAll(pattern)].map(([, name = '']) => name);

/** All module names that a source text imports or re-exports, including types and dynamic imports. */
export const importsOf = (source: string): readonly string[] => [
  ...namesIn(source, /(?:^|[;\s])(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]/gm),
  ...namesIn(source, /\bimport\(\s*['"]([^'"]+)['"]/g),
];

/** The path of a relative import from the root of the repository. */
export function resolveRelative(file: string, target: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The reason why an import is not allowed, or null. */
export function violation(file: string, target: string): string | null {
  const room = roomOf(file);
  if (room === undefined || target.endsWith('.css')) return null;
  const resolved = target.startsWith('.') ? resolveRelative(file, target) : target;
  if (target.startsWith('.') && resolved.startsWith(`${room.folder}/`) && roomOf(`${resolved}/x`) === room) return null;
  // The index of a package imports its own rooms.
  if (/^packages\/[\w-]+\/src\/index\.ts$/.test(file) && resolved.startsWith(file.replace(/index\.ts$/, ''))) return null;
  const rules = isTest(file) ? [...room.allowed, ...TESTING, ...(room.inTests ?? [])] : room.allowed;
  return rules.some((rule) => matches(rule, resolved)) ? null : `${file}: ${room.name} may not import ${resolved}`;
}
