#!/usr/bin/env node
// `npm run test:mutation [-- AREA …] [-- --mutate FILES]`: mutates the rules and checks that a unit test fails (docs/mutation.md). Each
// area is a Stryker run of its own, with its own score; the command fails when one is below 85 %.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, ensurePinnedNode, root } from './lib/setup.mjs';

ensureInstalled();
ensurePinnedNode();
const { areas } = await import('./mutation-areas.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mutate: { type: 'string', multiple: true, default: [] }, force: { type: 'boolean', default: false } },
});
const files = values.mutate.flatMap((list) => list.split(','));
const areaOf = (file) => Object.keys(areas).find((name) => file.startsWith(areas[name].room));
const unknown = [...positionals.filter((name) => !(name in areas)), ...files.filter((file) => areaOf(file) === undefined)];
if (unknown.length > 0) {
  console.error(`Unbekannt: ${unknown.join(', ')}. Bereiche: ${Object.keys(areas).join(', ')}`);
  process.exit(1);
}

/** Files to mutate: the given ones, or the whole area. */
function argumentsFor(name) {
  const own = files.filter((file) => areaOf(file) === name);
  if (files.length > 0 && own.length === 0) return null;
  if (positionals.length > 0 && !positionals.includes(name)) return null;
  return ['run', ...(own.length > 0 ? ['--mutate', own.join(',')] : []), ...(values.force ? ['--force'] : [])];
}

const stryker = join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const failed = [];
for (const name of Object.keys(areas)) {
  const args = argumentsFor(name);
  if (args === null) continue;
  console.log(`\n${name}`);
  const env = { ...process.env, MUTATION_AREA: name };
  const { status } = spawnSync(process.execPath, [stryker, ...args], { cwd: root, stdio: 'inherit', env });
  if (status !== 0) failed.push(name);
}
console.log(failed.length === 0 ? '\nJeder Bereich erreicht 85 %.' : `\nUnter 85 %: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
