import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/setup.mjs';

const EMBEDDED = /@module-tag embedded\b/;

/**
 * Tests of the server that `npm run test:full` runs a second time, on the embedded database (decision 0012).
 * @returns paths from the root of the repository
 */
export function embeddedTests(): readonly string[] {
  return globSync('apps/api/src/**/*.test.ts', { cwd: root }).filter((file) => EMBEDDED.test(readFileSync(join(root, file), 'utf8')));
}
