import type { Reference } from './reference.ts';
import type { FileReport } from './report.ts';
import { grownFiles } from './summary.ts';

/** Processor seconds that `npm test` may take on the reference machine: two cores, nearly always busy, for ten minutes. */
export const BUDGET = 1050;

/**
 * Holds a run against the budget.
 * @param cpuSeconds processor seconds of the run, as on the reference machine
 * @returns German lines that say by how much it was missed and which files grew most; none when it was kept
 */
export function overBudget(cpuSeconds: number, files: readonly FileReport[], reference: Reference): readonly string[] {
  if (cpuSeconds <= BUDGET) return [];
  return [
    `✗ Zeit: ${cpuSeconds.toFixed(0)} Prozessorsekunden, erlaubt sind ${BUDGET}. Am meisten gewachsen sind:`,
    ...grownFiles(files, reference).map(([file, more]) => `    +${more.toFixed(1)} s  ${file}`),
  ];
}
