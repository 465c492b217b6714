#!/usr/bin/env node
// `npm run test:visual [-- REV]`: pictures of all stories in both themes at REV (default: the merge base) and now, taken by the same browser
// in the same run, and a board of the changes to open. Options: docs/review.md.
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled, ensurePinnedNode } from './lib/setup.mjs';

ensureInstalled();
ensurePinnedNode();
const { compareRevision } = await import('./visual/compare-revision.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fail: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    report: { type: 'string', default: 'visual-report' },
    width: { type: 'string', default: '1280' },
  },
});

try {
  const { only, report, width } = values;
  const different = await compareRevision(positionals[0], { chromium: ensureChromium(), width: Number(width), only, report });
  process.exitCode = values.fail && different > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
