import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/setup.mjs';

const opensTransaction = (file: string): boolean => /\btransaction\(/.test(readFileSync(join(root, file), 'utf8'));

/** Folders of commands: their tests start processes of their own and say on which database. */
const COMMANDS = new Set(['administrators', 'backup'].map((name) => `apps/api/src/${name}`));

/**
 * Tests that `npm run test:full` runs a second time on the embedded database: those of every folder whose modules open transactions. It
 * speaks the same SQL but has one connection, so what differs is what holds a connection and asks for another.
 * @returns patterns of paths from the root of the repository
 */
export function embeddedTests(): readonly string[] {
  const modules = globSync('apps/api/src/*/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const folders = new Set(modules.filter(opensTransaction).map((file) => dirname(file)));
  return [...folders]
    .filter((folder) => !COMMANDS.has(folder))
    .toSorted()
    .map((folder) => `${folder}/**/*.test.ts`);
}
