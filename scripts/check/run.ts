import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../lib/setup.mjs';
import { TYPE_CHECK } from '../lib/type-check.ts';
import { readReference } from '../test/reference.ts';
import { changedFiles, codeFiles } from './changed.ts';
import { chooseTests, partOf } from './choose.ts';
import { dependants, importersOf } from './imports.ts';

/** Seconds of one core for tests, beside the types, so that everything ends within a minute on two cores. */
const TIME_FOR_TESTS = 45;
/** Without `e2e`, which needs the built product, and `embedded`, which is the same as `api`. */
const projects = ['unit', 'dom', 'api', 'stories'].flatMap((name) => ['--project', name]);
const bin = (name: string): string => join(root, 'node_modules', '.bin', name);

/** Runs a command; its output is printed when it fails. */
function exec(title: string, command: string, args: readonly string[]): Promise<boolean> {
  const begin = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', (error) => (output += String(error)));
    child.once('close', (code) => {
      const good = code === 0;
      console.log(
        `${good ? '✓' : '✗'} ${title}, ${((performance.now() - begin) / 1000).toFixed(0)} s${good ? '' : `\n${output.trimEnd()}`}`,
      );
      resolve(good);
    });
  });
}

/**
 * Checks the changes since the last landing: format, lint, all types, and the nearest tests that fit into a minute.
 * @param since another commit to compare with
 * @returns the exit code
 */
export async function runCheck(since: string | undefined, browser: boolean): Promise<number> {
  const changed = changedFiles(root, since);
  if (changed.length === 0) {
    console.log('Seit der letzten Landung ist nichts geändert.');
    return 0;
  }
  const distances = dependants(importersOf(root, codeFiles(root)), changed);
  const reachable = new Map([...distances].filter(([file]) => browser || partOf(file) !== 'stories'));
  const { chosen, left } = chooseTests(reachable, readReference('test').files, TIME_FOR_TESTS);
  const code = changed.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  console.log(`${changed.length} geänderte Dateien; ${chosen.length} Dateien mit Tests und Stories hängen am nächsten davon ab.`);
  const results = await Promise.all([
    exec('Format', bin('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...changed]),
    ...(code.length === 0 ? [] : [exec('Lint', bin('oxlint'), ['--deny-warnings', ...code])]),
    exec('Typen', bin('tsc'), TYPE_CHECK),
    ...(chosen.length === 0
      ? []
      : [exec('Tests und Stories', bin('vitest'), ['run', '--reporter=dot', '--tags-filter=walk || !full', ...projects, ...chosen])]),
  ]);
  const tests = [...left].slice(0, 5).join(', ');
  const more =
    left.length === 0 ? '' : `${left.length} weitere Dateien mit Tests, die davon abhängen (${tests}${left.length > 5 ? ', …' : ''}); `;
  console.log(`Nicht ausgeführt: ${more}durchgehende Tests, Tests ohne Bezug zur Änderung, Typen des Storybooks. npm test führt sie aus.`);
  return results.every((good) => good) ? 0 : 1;
}
