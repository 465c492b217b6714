import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import * as z from 'zod/mini';
import { readJson } from './read-json.ts';

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), failureMessages: z.nullable(z.array(z.string())) })),
    }),
  ),
});

export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  /** One line for each failed test, and for each file that could not be run: where, its name and the first line of its error. */
  readonly failures: readonly string[];
}

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

/**
 * What a run of Vitest says in its JSON report. A run that breaks down counts as one failure.
 * @param code the exit code of the run
 * @param root the folder that the names of test files are told from
 */
export function readTestReport(file: string, code: number | null, root: string): TestReport {
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: ['ended without a report'] };
  const { numPassedTests: passed, numFailedTests, testResults } = readJson(file, reportSchema);
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const place = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return [
      ...(message.trim() === '' ? [] : [`${place}: ${firstLine(message)}`]),
      ...failed.map(({ fullName, failureMessages }) => `${place}: ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`),
    ];
  });
  return { passed, failed: code !== 0 && numFailedTests === 0 ? 1 : numFailedTests, failures };
}
