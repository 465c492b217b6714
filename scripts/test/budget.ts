import type { Reference } from './reference.ts';
import type { FileReport } from './report.ts';
import { grownFiles } from './summary.ts';

/** Processor seconds that `npm test` may take on the reference machine: two cores, nearly always busy, for ten minutes. */
export const BUDGET = 1050;

/**
 * Compares a run with the budget.
 * @param cpuSeconds processor seconds of the run, as on the reference machine
 * @returns German lines with the excess and the files that grew most; none within the budget
 */
export function overBudget(cpuSeconds: number, files: readonly FileReport[], reference: Reference): readonly string[] {
  if (cpuSeconds <= BUDGET) return [];
  return [
    `✗ Zeit: ${cpuSeconds.toFixed(0)} Prozessorsekunden, erlaubt sind ${BUDGET}. Am meisten gewachsen sind:`,
    ...grownFiles(files, reference).map(([file, more]) => `    +${more.toFixed(1)} s  ${file}`),
  ];
}
