import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Difference } from '../compare.ts';
import type { Photograph } from '../photograph.ts';
import type { Entry, ReportData } from './model.ts';

export interface Findings extends Pick<ReportData, 'before' | 'after' | 'camera' | 'compared'> {
  readonly differences: readonly Difference[];
  /** Stories that did not complete. */
  readonly errors: readonly Photograph[];
}

/** Width and height are at a fixed position of every PNG. */
const sizeOf = (png: Buffer | undefined) => ({ width: png?.readUInt32BE(16) ?? 0, height: png?.readUInt32BE(20) ?? 0 });

function save(folder: string, name: string, png: Buffer | undefined): string | null {
  if (png === undefined) return null;
  writeFileSync(join(folder, name), png);
  return name;
}

function entryOf(folder: string, { key, before, after, marked, share, area }: Difference): Entry[] {
  const shown = after ?? before;
  if (shown === undefined) return [];
  const [old, now] = [sizeOf(before?.png), sizeOf(after?.png)];
  return [
    {
      screen: shown.title,
      story: shown.name,
      theme: shown.theme,
      kind: before === undefined ? 'new' : after === undefined ? 'gone' : 'changed',
      share,
      before: save(folder, `${key}.vorher.png`, before?.png),
      after: save(folder, `${key}.nachher.png`, after?.png),
      marked: save(folder, `${key}.unterschied.png`, marked),
      width: Math.max(old.width, now.width),
      height: Math.max(old.height, now.height),
      area: area ?? null,
    },
  ];
}

const part = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** One page that needs only the pictures beside it, so that it opens from a folder and from CI artefacts alike. */
function page(data: ReportData): string {
  const parts: Readonly<Record<string, string>> = {
    style: part('page.css'),
    data: JSON.stringify(data).replaceAll('<', String.raw`\u003c`),
    script: ts.transpileModule(part('page.ts'), { compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext } })
      .outputText,
  };
  return part('page.html').replaceAll(/\/\* (style|data|script) \*\//g, (_mark, name: string) => parts[name] ?? '');
}

/**
 * Writes the report.
 * @returns its path
 */
export function writeReport(folder: string, { before, after, camera, compared, differences, errors }: Findings): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const entries = differences.flatMap((difference) => entryOf(folder, difference));
  const failed = errors
    .filter(({ theme }) => theme === 'light')
    .map(({ key, error }) => ({ key: key.replace(/\.\w+$/, ''), error: error ?? '' }));
  const path = join(folder, 'index.html');
  writeFileSync(path, page({ before, after, camera, compared, entries, errors: failed }));
  return path;
}
