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
 * Whether no test of a file is selected, by the tags in it (decision 0085).
 * @param source the text of the file
 */
export function isIdle(source: string, selection: TestOptions['selection']): boolean {
  if (selection === 'test') return WHOLLY_FULL.test(source) && !WALK.test(source);
  return selection === 'rest' && !FULL.test(source);
}

/**
 * Files whose tests are all deselected: Vitest would load their imports, and start the server of a walk, for nothing.
 * @returns paths from the root of the repository
 */
export function idleFiles(selection: TestOptions['selection']): readonly string[] {
  return globSync(TEST_FILES, { cwd: root }).filter((file) => isIdle(read(file), selection));
}
