import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/setup.mjs';
import { TEST_FILES } from '../proofs/proofs.ts';
import type { TestOptions } from './options.ts';

const FULL = /@module-tag full\b|'full'/;
const WHOLLY_FULL = /@module-tag full\b/;
const WALK = /'walk'/;

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/**
 * Whether a test file has nothing to run in a selection, by the tags that stand in it (decision 0085).
 * @param source the text of the file
 */
export function isIdle(source: string, selection: TestOptions['selection']): boolean {
  if (selection === 'test') return WHOLLY_FULL.test(source) && !WALK.test(source);
  return selection === 'rest' && !FULL.test(source);
}

/**
 * Files that Vitest would only open to leave all their tests out: it would load all that they import, and start the server of a walk.
 * @returns paths from the root of the repository
 */
export function idleFiles(selection: TestOptions['selection']): readonly string[] {
  return globSync(TEST_FILES, { cwd: root }).filter((file) => isIdle(read(file), selection));
}
