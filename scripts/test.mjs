#!/usr/bin/env node
// `npm test`: lint, types, unit, stories in a real browser with axe, API, end-to-end. Last line: N passed, N failed.
// `--full` (npm run test:full) runs every story in both themes, validates its HTML, compares the accessibility trees of its states and
// looks whether approved screens still look as they were approved.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureBuilt, ensureInstalled, ensurePinnedNode, root } from './lib/setup.mjs';

ensureInstalled();
ensurePinnedNode();
const chromium = ensureChromium();
ensureBuilt();

const full = process.argv.includes('--full');
const reports = mkdtempSync(join(tmpdir(), 'stellwerk-test-'));
const bin = (name) => join(root, 'node_modules', '.bin', name);
let passed = 0;
let failed = 0;

function exec(command, args, env = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium, ...env } }).status ?? 1;
}

/** A check without tests of its own counts as one. */
function check(title, command, args) {
  console.log(`\n▶ ${title}`);
  if (exec(command, args) === 0) passed += 1;
  else failed += 1;
}

/** A Vitest project; its tests are counted from its own report. A run that breaks down counts as a failure. */
function vitest(title, project, env = {}) {
  console.log(`\n▶ ${title}`);
  const report = join(reports, `${project}-${Object.values(env).join('-')}.json`);
  const code = exec(bin('vitest'), ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`], env);
  if (!existsSync(report)) {
    failed += 1;
    return;
  }
  const result = JSON.parse(readFileSync(report, 'utf8'));
  passed += result.numPassedTests;
  failed += result.numFailedTests;
  if (code !== 0 && result.numFailedTests === 0) failed += 1;
}

check('Lint', bin('oxlint'), ['--deny-warnings', '.']);
check('Format', bin('prettier'), ['--check', '--log-level=warn', '.']);
check('Typen', bin('tsc'), ['-p', 'tsconfig.json']);
check('Typen des Storybooks', bin('tsc'), ['-p', '.storybook', '--noEmit']);
if (full) check('Ungenutztes', bin('knip'), ['--no-progress']);
vitest('Einheiten', 'unit');
vitest('Server', 'api');
vitest('Stories im Browser', 'storybook', full ? { VITE_HTML_VALIDATION: '1' } : {});
if (full) {
  vitest('Stories im dunklen Farbschema', 'storybook', { VITE_STORY_THEME: 'dark', VITE_HTML_VALIDATION: '1' });
  check('Freigaben', process.execPath, ['scripts/test-visual.mjs', '--check']);
}
vitest('Durchgehend', 'e2e', full ? { HTML_VALIDATION: '1' } : {});

rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
