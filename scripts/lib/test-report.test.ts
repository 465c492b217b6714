import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTestReport } from './test-report.ts';

const ROOT = '/project';

/** A report as Vitest writes it, of one file. */
function report(assertionResults: object[], message = ''): string {
  const file = join(mkdtempSync(join(tmpdir(), 'stellwerk-report-')), 'report.json');
  const count = (status: string) => assertionResults.filter((one) => 'status' in one && one.status === status).length;
  writeFileSync(
    file,
    JSON.stringify({
      numPassedTests: count('passed'),
      numFailedTests: count('failed'),
      testResults: [{ name: `${ROOT}/e2e/one.test.ts`, message, assertionResults }],
    }),
  );
  return file;
}

const error = (text: string) => [`${text}\n    at one.test.ts:1:1`];
const good = { fullName: 'good', status: 'passed', failureMessages: [] };
const bad = { fullName: 'bad', status: 'failed', failureMessages: [...error('AssertionError: no'), ...error('AssertionError: no')] };

describe('readTestReport', () => {
  it('counts what passed and names what failed, with the first error of each', () => {
    expect(readTestReport(report([good, bad]), 1, ROOT)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['e2e/one.test.ts: bad: AssertionError: no'],
    });
  });

  it('counts a file that cannot be run, and a run without a report, as a failure', () => {
    expect(readTestReport(report([], 'Error: no server'), 1, ROOT)).toMatchObject({
      failed: 1,
      failures: ['e2e/one.test.ts: Error: no server'],
    });
    expect(readTestReport('/project/none.json', 1, ROOT)).toMatchObject({ failed: 1, failures: ['ended without a report'] });
  });
});
