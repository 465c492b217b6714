import * as z from 'zod/mini';

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
});

export type FileReport = z.infer<typeof fileSchema>;

/** A run of Vitest, as `reporter.ts` writes it down. */
export const runSchema = z.object({
  files: z.array(fileSchema),
  /** Errors that belong to no file. */
  errors: z.array(z.string()),
});

export type RunReport = z.infer<typeof runSchema>;

/** A run that ended before it could write its report. */
export const BROKEN_RUN: RunReport = { files: [], errors: ['Vitest ended without a report.'] };

/** A run that failed although nothing in its report did. */
export function withExitCode(run: RunReport, code: number): RunReport {
  const failed = run.errors.length > 0 || run.files.some(({ failed }) => failed > 0);
  return code === 0 || failed ? run : { ...run, errors: [`Vitest ended with ${code}.`] };
}
