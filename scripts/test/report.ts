import { existsSync } from 'node:fs';
import * as z from 'zod/mini';
import { readJson } from '../lib/read-json.ts';

/** How one file of tests or stories went. */
const fileSchema = z.object({
  project: z.string(),
  /** Path from the root of the repository. */
  file: z.string(),
  /** Seconds from its start to its end, other work on the machine included. */
  seconds: z.number(),
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  /** A line for each failure: the test, and the first line of its error. */
  failures: z.array(z.string()),
  /** Tests that passed at the second try. */
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
 * @param file where `reporter.ts` has written it; where it is missing, the run broke down
 * @param code the run's exit code; a run that failed although nothing in its report did has an error that says so
 */
export function readReport(file: string, code: number): RunReport {
  const run = existsSync(file) ? readJson(file, runSchema) : BROKEN_RUN;
  const failed = run.errors.length > 0 || run.files.some((one) => one.failed > 0);
  return code === 0 || failed ? run : { ...run, errors: [`Vitest ended with ${code}.`] };
}
