import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/setup.mjs';
import { TYPE_CHECK } from '../lib/type-check.ts';
import { overBudget } from './budget.ts';
import { idleFiles } from './idle-files.ts';
import type { TestOptions } from './options.ts';
import { watchProcesses, watchSpeed } from './processor.ts';
import { readReference, testsIn, writeReference } from './reference.ts';
import { readReport, type RunReport } from './report.ts';
import { type CheckResult, countAll, summaryOf } from './summary.ts';

/** Reports of the last run, kept for reading. */
const reports = join(root, 'test-results');
const bin = (name: string): string => join(root, 'node_modules', '.bin', name);
/** In a log, colour codes are only noise. */
const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

type Env = Readonly<Record<string, string | undefined>>;

/** Runs a command; with `aside` its output is printed as a whole at the end, so that it does not mix with another part's. */
function exec(command: string, args: readonly string[], env: Env, aside: boolean): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const stdio = aside ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', stdio, stdio], env: { ...process.env, ...colours, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', (error) => resolve({ code: 1, output: String(error) }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function check(title: string, command: string, args: readonly string[]): Promise<CheckResult> {
  const begin = performance.now();
  const { code, output } = await exec(command, args, {}, true);
  console.log(`\n▶ ${title}\n${output}`.trimEnd());
  return { title, seconds: (performance.now() - begin) / 1000, passed: code === 0 };
}

const checkPackages = (title: string, option: string): Promise<CheckResult> =>
  check(title, process.execPath, ['scripts/check-packages.mjs', option]);

/** Checks without tests, one after the other: `npm test` has those that any change can break. */
async function runChecks({ selection, shard, browser }: TestOptions): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  if (selection !== 'rest') {
    results.push(await check('Lint', bin('oxlint'), ['--deny-warnings', '.']));
    results.push(await check('Format', bin('oxfmt'), ['--check']));
    results.push(await check('Typen', bin('tsc'), TYPE_CHECK));
    results.push(await check('Typen des Storybooks', bin('tsc'), ['-p', '.storybook', '--noEmit']));
    if (selection === 'test') results.push(await checkPackages('Größen der Pakete', '--quick'));
  }
  if (selection === 'test' || (shard !== undefined && shard.index !== 1)) return results;
  results.push(await checkPackages('Pakete', '--types'));
  results.push(await check('Ungenutztes', bin('knip'), ['--no-progress']));
  if (browser) results.push(await check('Freigaben', process.execPath, ['scripts/review.mjs', '--check']));
  return results;
}

/** Timeout of a single wait in a test, in milliseconds. A busy machine is slow, and no landing may fail because of that. */
function patienceOf({ selection }: TestOptions): string {
  const [load = 0] = os.loadavg();
  const quick = selection === 'test' && process.env['CI'] === undefined && load < os.availableParallelism();
  return quick ? '10000' : '60000';
}

/** One flaky test does not stop a landing: retries are named at the end. The nightly run reports every test that needs one as a failure. */
const secondTry = ({ selection }: TestOptions): readonly string[] =>
  selection !== 'full' && process.env['CI'] !== undefined ? ['--retry=1'] : [];

/** Runs some Vitest projects; converts the report. */
async function vitest(name: string, projects: readonly string[], filter: string | undefined, options: TestOptions): Promise<RunReport> {
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const { shard, selection } = options;
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=./scripts/test/reporter.ts',
    ...secondTry(options),
    ...(filter === undefined ? [] : [`--tags-filter=${filter}`, ...idleFiles(selection).map((file) => `--exclude=${file}`)]),
    ...(shard === undefined ? [] : [`--shard=${shard.index}/${shard.count}`]),
  ];
  const env = { TEST_REPORT: report, VITE_TEST_WAIT: patienceOf(options), ...(selection === 'test' ? {} : { STELLWERK_FULL: '1' }) };
  const { code } = await exec(bin('vitest'), args, env, false);
  return readReport(report, code);
}

/** The tests of a selection: stories by their tags and rows (decision 0030), all others by their tags. */
async function runTests(options: TestOptions): Promise<RunReport> {
  const stories = options.browser ? ['stories'] : [];
  const others = ['unit', 'dom', 'api', ...(options.browser ? ['e2e'] : [])];
  // On the embedded database; otherwise on PostgreSQL (decision 0012).
  const again = ['embedded'];
  if (options.selection === 'test') return vitest('test', [...others, ...stories], 'walk || !full', options);
  if (options.selection === 'full') return vitest('full', [...others, ...again, ...stories], undefined, options);
  // One after the other: each has a worker for each core, and twice as many would only compete.
  const rest = await vitest('rest', others, 'full && !walk', options);
  const runs = [rest, await vitest('rest-whole', [...again, ...stories], undefined, options)];
  return { files: runs.flatMap(({ files }) => files), errors: runs.flatMap(({ errors }) => errors) };
}

const minutes = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/**
 * Runs checks and tests and prints their results.
 * @returns the exit code
 */
export async function runAll(options: TestOptions): Promise<number> {
  const begin = performance.now();
  const endCounting = watchProcesses();
  const endWatching = watchSpeed();
  const [checks, run] = await Promise.all([runChecks(options), runTests(options)]);
  const slower = endWatching();
  const counted = endCounting();
  const cpuSeconds = counted === null ? null : counted / slower;

  const kind = options.selection === 'test' ? 'test' : 'full';
  const late = options.budget && cpuSeconds !== null ? overBudget(cpuSeconds, run.files, readReference(kind)) : [];
  const counts = countAll(checks, run);
  const { passed } = counts;
  const failed = counts.failed + (late.length > 0 ? 1 : 0);
  console.log(['', ...summaryOf(checks, run), ...late].join('\n'));
  const processor = cpuSeconds === null ? '' : `, ${cpuSeconds.toFixed(0)} Prozessorsekunden (Rechner ${slower.toFixed(2)}-mal so langsam)`;
  console.log(`\nZusammen ${minutes(performance.now() - begin)}${processor}. Einzelheiten: test-results/`);
  const more = readReference('full').tests - testsIn(run.files);
  if (options.selection === 'test') console.log(`Rund ${Math.round(more / 100) * 100} weitere Tests laufen in npm run test:full.`);
  if (!options.browser) console.log('Ohne Browser: Stories und durchgehende Tests wurden nicht ausgeführt.');
  console.log(`\n${passed} passed, ${failed} failed`);
  if (options.writeReference && failed === 0) writeReference(kind, run.files, cpuSeconds);
  return failed === 0 ? 0 : 1;
}
