#!/usr/bin/env node
// `npm test`: lint, format, types, unit and server tests, stories in a real browser with axe, walks through the built product; prints the
// time of each. Last line: N passed, N failed. `--full` (npm run test:full) runs every test, every story in both themes, finds unused code,
// and compares approved screens with their approval. Further options: CONTRIBUTING.md.
import { ensureChromium } from './lib/chromium.mjs';
import { ensureBuilt, ensureInstalled, ensurePinnedNode } from './lib/setup.mjs';

ensureInstalled();
ensurePinnedNode();
const { parseTestOptions } = await import('./test/options.ts');

let options;
try {
  options = parseTestOptions(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
if (options.browser) process.env.CHROMIUM_PATH = ensureChromium();
ensureBuilt();
// Needs installed packages.
const { runAll } = await import('./test/run.ts');
process.exit(await runAll(options));
