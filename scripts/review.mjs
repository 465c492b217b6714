#!/usr/bin/env node
// `npm run review [-- TEXT …]`: builds the Storybook, takes screenshots of the screens and opens the board on which they are approved. Further uses
// and options: docs/review.md.
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled, ensurePinnedNode } from './lib/setup.mjs';

ensureInstalled();
ensurePinnedNode();
const { approveScreens, changedApprovals, openBoard, takeFile, withdrawApprovals, writeSite } = await import('./review/run.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    approve: { type: 'string', multiple: true },
    by: { type: 'string', default: '' },
    check: { type: 'boolean', default: false },
    out: { type: 'string' },
    port: { type: 'string', default: '6007' },
    remark: { type: 'string', default: '' },
    take: { type: 'string' },
    withdraw: { type: 'boolean', default: false },
  },
});

async function main() {
  if (values.take !== undefined) return takeFile(values.take);
  const chromium = ensureChromium();
  if (values.approve !== undefined) {
    if (values.by === '') throw new Error('Wer gibt frei? Nennen Sie sich mit --by "Vorname Nachname".');
    return approveScreens(chromium, values.approve, values.by, values.remark);
  }
  if (values.withdraw) return withdrawApprovals(chromium);
  if (values.out !== undefined) return writeSite(chromium, positionals, values.out);
  if (!values.check) return openBoard(chromium, positionals, Number(values.port));
  const changed = await changedApprovals(chromium);
  for (const line of changed) console.error(`Seit der Freigabe geändert, also neu zu prüfen: ${line}`);
  process.exitCode = changed.length === 0 ? 0 : 1;
}

await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
