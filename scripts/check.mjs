#!/usr/bin/env node
// `npm run check [-- --since REV] [--no-browser]`: format, lint, types and the nearest unit, server and story tests of the changes since
// the last landing, in about a minute. It reports the skipped tests.
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled, ensurePinnedNode } from './lib/setup.mjs';

ensureInstalled();
ensurePinnedNode();
const { values } = parseArgs({ options: { since: { type: 'string' }, 'no-browser': { type: 'boolean', default: false } } });
const browser = !values['no-browser'];
if (browser) process.env.CHROMIUM_PATH = ensureChromium();
const { runCheck } = await import('./check/run.ts');
process.exitCode = await runCheck(values.since, browser).catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
