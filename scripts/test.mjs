#!/usr/bin/env node
// `npm test`: lint, types, unit, stories in a real browser with axe, API, end-to-end; how long each took. Last line: N passed, N failed.
// `--full` (npm run test:full) runs every story in both themes, validates its HTML, compares the accessibility trees of its states and
// looks whether approved screens still look as they were approved.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureBuilt, ensureInstalled, ensurePinnedNode, root } from './lib/setup.mjs';

ensureInstalled();
ensurePinnedNode();
const chromium = ensureChromium();
ensureBuilt();
// Needs an installed package.
const { readTestReport } = await import('./lib/test-report.ts');

const full = process.argv.includes('--full');
const reports = mkdtempSync(join(tmpdir(), 'stellwerk-test-'));
const bin = (name) => join(root, 'node_modules', '.bin', name);
const parts = [];
/** In a log, colours are only signs between the words. */
const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** Runs a command; with `aside` its output is printed as a whole at the end, so that it does not mix with another part's. */
function exec(command, args, { env = {}, aside = false }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: aside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...colours, CHROMIUM_PATH: chromium, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', (error) => resolve({ code: 1, output: String(error) }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** One part of the run; `count` says from its exit code how many tests passed and failed. */
async function part(title, command, args, options, count) {
  const begin = performance.now();
  if (!options.aside) console.log(`\n▶ ${title}`);
  const { code, output } = await exec(command, args, options);
  if (options.aside) console.log(`\n▶ ${title}\n${output}`.trimEnd());
  parts.push({ title, seconds: (performance.now() - begin) / 1000, ...count(code) });
}

/** A check without tests of its own counts as one. */
const check = (title, command, args, options = {}) =>
  part(title, command, args, options, (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }));

/** A Vitest project; its tests are counted from its own report. */
function vitest(title, project, options = {}) {
  const report = join(reports, `${title}.json`);
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return part(title, bin('vitest'), args, options, (code) => readTestReport(report, code, root));
}

async function checks() {
  const aside = { aside: true };
  await check('Lint', bin('oxlint'), ['--deny-warnings', '.'], aside);
  await check('Format', bin('prettier'), ['--check', '--log-level=warn', '.'], aside);
  await check('Typen', bin('tsc'), ['-p', 'tsconfig.json'], aside);
  await check('Typen des Storybooks', bin('tsc'), ['-p', '.storybook', '--noEmit'], aside);
  if (full) await check('Ungenutztes', bin('knip'), ['--no-progress'], aside);
}

// The checks and the unit tests take one core each.
await Promise.all([checks(), vitest('Einheiten', 'unit', { aside: true })]);
await vitest('Server', 'api');
await vitest('Stories im Browser', 'storybook', { env: full ? { VITE_HTML_VALIDATION: '1' } : {} });
if (full) {
  await vitest('Stories im dunklen Farbschema', 'storybook', { env: { VITE_STORY_THEME: 'dark', VITE_HTML_VALIDATION: '1' } });
  await check('Freigaben', process.execPath, ['scripts/test-visual.mjs', '--check']);
}
await vitest('Durchgehend', 'e2e', { env: full ? { HTML_VALIDATION: '1' } : {} });

rmSync(reports, { recursive: true, force: true });
const sum = (name) => parts.reduce((total, one) => total + one[name], 0);
const width = Math.max(...parts.map(({ title }) => title.length));
console.log('');
for (const { title, seconds, passed, failed } of parts)
  console.log(`${title.padEnd(width)}  ${seconds.toFixed(0).padStart(5)} s  ${passed} passed, ${failed} failed`);
// Once more at the end, because the reports are far above: what failed.
for (const { title, failures = [] } of parts) for (const failure of failures) console.log(`✗ ${title}: ${failure}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
