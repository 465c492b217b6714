import { existsSync } from 'node:fs';
import * as z from 'zod/mini';
import { readJson } from '../lib/read-json.ts';

/** Result of one file of tests or stories. */
const fileSchema = z.object({
  project: z.string(),
  /** Path from the root of the repository. */
  file: z.string(),
  /** Seconds from start to end, including waits for other work on the machine. */
  seconds: z.number(),
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  /** A line for each failure: the test, and the first line of its error. */
  failures: z.array(z.string()),
  /** Tests that passed on retry. */
  unsteady: z.array(z.string()),
});

export type FileReport = z.infer<typeof fileSchema>;

/** A run of Vitest, as `reporter.ts` writes it down. */
const runSchema = z.object({
  files: z.array(fileSchema),
  /** Errors that belong to no file. */
  errors: z.array(z.string()),
});

export type RunReport = z.infer<typeof runSchema>;

/** A run that ended before it could write its report. */
const BROKEN_RUN: RunReport = { files: [], errors: ['Vitest ended without a report.'] };

/**
 * Reads the report of a run.
 * @param file path of the report; if it is missing, the run crashed
 * @param code the run's exit code; a failed run without a reported failure gets an error
 */
export function readReport(file: string, code: number): RunReport {
  const run = existsSync(file) ? readJson(file, runSchema) : BROKEN_RUN;
  const failed = run.errors.length > 0 || run.files.some((one) => one.failed > 0);
  return code === 0 || failed ? run : { ...run, errors: [`Vitest ended with ${code}.`] };
}
