#!/usr/bin/env node
// `npm run test:visual [-- REV]`: screenshots of all stories in both themes at REV (default: the merge base) and now, taken by the same
// browser in the same run, and a report to open. Further uses and options: docs/review.md.
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled, ensurePinnedNode } from './lib/setup.mjs';

ensureInstalled();
ensurePinnedNode();
const { approveScreens, changedApprovals, compareRevision } = await import('./visual/run.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    approve: { type: 'string', multiple: true },
    by: { type: 'string', default: '' },
    check: { type: 'boolean', default: false },
    fail: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    remark: { type: 'string', default: '' },
    report: { type: 'string', default: 'visual-report' },
    width: { type: 'string', default: '1280' },
  },
});
const options = { chromium: ensureChromium(), width: Number(values.width), only: values.only, report: values.report };

async function main() {
  if (values.approve !== undefined) {
    if (values.by === '') throw new Error('Wer gibt frei? Nennen Sie sich mit --by "Vorname Nachname".');
    await approveScreens(values.approve, values.by, values.remark, options);
    return 0;
  }
  if (values.check) {
    const changed = await changedApprovals(options);
    for (const screen of changed) console.error(`Seit der Freigabe geändert, also neu zu prüfen: ${screen}`);
    return changed.length === 0 ? 0 : 1;
  }
  const different = await compareRevision(positionals[0], options);
  return values.fail && different > 0 ? 1 : 0;
}

process.exitCode = await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
