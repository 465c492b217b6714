import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entries, exportsOf, format, listFile } from './exports.ts';

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
});
