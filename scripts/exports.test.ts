import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entries, exportsOf, format, listFile, root } from './exports.ts';

/** Rooms whose folders are importable one by one, and what stands before the folder's name in the entry. */
const ROOMS = [
  ['@stellwerk/design-system/', 'packages/design-system/src/components'],
  ['@stellwerk/design-system/patterns/', 'packages/design-system/src/patterns'],
  ['@stellwerk/job-templates/', 'packages/job-templates/src'],
  ['@stellwerk/forms/', 'packages/forms/src'],
] as const;

describe('the exports of the packages', () => {
  it('are those of scripts/exports.txt; after a wanted change run `node scripts/exports.ts --write` and add a changeset', () => {
    expect(format(exportsOf('source'))).toBe(readFileSync(listFile, 'utf8'));
  }, 60_000);

  it('each come from a file that exists and export something', () => {
    const modules = entries('source').flatMap(({ name, module }) => (module === null ? [] : [{ name, module }]));
    expect(modules.length).toBeGreaterThan(80);
    expect(modules.filter(({ module }) => !existsSync(module))).toEqual([]);
    const list = exportsOf('source');
    expect(modules.filter(({ name }) => list.get(name)?.length === 0)).toEqual([]);
  }, 60_000);

  it.each(ROOMS)('give each folder with an index an entry of its own: %s', (prefix, room) => {
    const folders = readdirSync(join(root, room)).filter((name) => existsSync(join(root, room, name, 'index.ts')));
    const known = new Set(entries('source').map(({ name }) => name));
    expect(folders.length).toBeGreaterThan(2);
    expect(folders.map((name) => prefix + name).filter((name) => !known.has(name))).toEqual([]);
  });
});
