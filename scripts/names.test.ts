import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './exports';
import { forbiddenNames, isWellNamed } from './names';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(tsx?|mjs|mdx)$/.test(path) && existsSync(join(root, path)));

describe('files', () => {
  it('are named in kebab-case, components in PascalCase', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter((path) => !isWellNamed(path))).toEqual([]);
  });

  it.each([
    ['packages/a/src/use-day.ts', true],
    ['packages/a/src/use-day.test.ts', true],
    ['packages/a/src/DateField.stories.tsx', true],
    ['packages/a/src/useDay.ts', false],
    ['packages/a/src/relativeDay.test.ts', false],
    ['packages/a/src/DateField.ts', false],
    ['packages/a/src/date_field.tsx', false],
  ])('%s: %s', (path, well) => {
    expect(isWellNamed(path)).toBe(well);
  });
});

describe('identifiers', () => {
  it('are the words of docs/glossary.md', () => {
    const sources = files.filter((path) => /\.(tsx?|mjs)$/.test(path));
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.flatMap((path) => forbiddenNames(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });

  it.each([
    ['const posting = 1;', 'posting'],
    ['const openPostings = 1;', 'openPostings'],
    ['type ImportedPosting = 1;', 'ImportedPosting'],
    ['const jobPostings = 1;', 'jobPostings'],
    ['const fileFault = 1;', 'fileFault'],
    ['const faults = 1;', 'faults'],
    ['class Refusal {}', 'Refusal'],
    ['const refusalOf = 1;', 'refusalOf'],
    ['const { words } = x;', 'words'],
    ['const jobWords = 1;', 'jobWords'],
    ['const told = 1;', 'told'],
    ['const useTold = 1;', 'useTold'],
    ['const useWish = 1;', 'useWish'],
    ['<Siding leadsOn />;', 'Siding'],
  ])('are not those of %s', (code, name) => {
    expect(forbiddenNames('a.tsx', code).join('\n')).toContain(`a.tsx: ${name}, write`);
  });

  it.each([
    'const job = 1;',
    'type JobPosting = 1;',
    'const isJobPosting = 1;',
    'const withDefault = isDefault;',
    'const fileError = 1;',
    "const text = 'posting';",
  ])('may be those of %s', (code) => {
    expect(forbiddenNames('a.tsx', code)).toEqual([]);
  });
});
