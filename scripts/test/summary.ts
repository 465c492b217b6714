import { keyOf, type Reference } from './reference.ts';
import type { FileReport, RunReport } from './report.ts';

/** A check without tests of its own, such as the linter. */
export interface CheckResult {
  readonly title: string;
  readonly seconds: number;
  readonly passed: boolean;
}

/** German names of the Vitest projects, in the order of the summary. */
const TITLES: Readonly<Record<string, string>> = {
  unit: 'Einheiten',
  dom: 'Einheiten auf einer Seite',
  api: 'Server',
  embedded: 'Server mit eingebetteter Datenbank',
  stories: 'Stories im Browser',
  e2e: 'Durchgehend',
};

/** Number of slowest files listed for a part, and of files that grew most. */
const NAMED = 5;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const seconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} s`;
const titleOf = (project: string): string => TITLES[project] ?? project;

function partLines(project: string, files: readonly FileReport[]): readonly string[] {
  const count = (name: 'passed' | 'failed' | 'seconds'): number => sum(files.map((file) => file[name]));
  const slowest = files
    .filter(({ passed, failed }) => passed + failed > 0)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, NAMED);
  return [
    `${titleOf(project)}: ${seconds(count('seconds'))} in ${files.length} Dateien, ${count('passed')} passed, ${count('failed')} failed`,
    ...slowest.map((file) => `    ${seconds(file.seconds).padStart(7)}  ${file.file}`),
  ];
}

/** A line for each test that passed on retry: it hides nothing, and does not stop a landing. */
const unsteadyLines = ({ files }: RunReport): readonly string[] =>
  files.flatMap(({ project, file, unsteady }) => unsteady.map((test) => `↻ ${titleOf(project)}: ${file}: ${test} (beim zweiten Mal)`));

const failureLines = (run: RunReport): readonly string[] => [
  ...run.files.flatMap(({ project, file, failures }) => failures.map((failure) => `✗ ${titleOf(project)}: ${file}: ${failure}`)),
  ...run.errors.map((error) => `✗ ${error}`),
];

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Adds up checks and tests; an error that belongs to no file counts as a failure. */
export function countAll(checks: readonly CheckResult[], run: RunReport): Counts {
  const of = (name: 'passed' | 'failed'): number => sum(run.files.map((file) => file[name]));
  const good = checks.filter(({ passed }) => passed).length;
  return { passed: of('passed') + good, failed: of('failed') + run.errors.length + checks.length - good };
}

/**
 * The lines at the end of a run: the time of each part (the sum of its files; two run at once), its slowest files, and the failures again,
 * because the reports are far above.
 */
export function summaryOf(checks: readonly CheckResult[], run: RunReport): readonly string[] {
  const parts = Object.keys(TITLES)
    .map((project) => ({ project, files: run.files.filter((file) => file.project === project) }))
    .filter(({ files }) => files.length > 0);
  return [
    ...checks.map(({ title, seconds: taken, passed }) => `${title}: ${seconds(taken)}, ${passed ? 'passed' : 'failed'}`),
    ...parts.flatMap(({ project, files }) => partLines(project, files)),
    ...checks.filter(({ passed }) => !passed).map(({ title }) => `✗ ${title}`),
    ...unsteadyLines(run),
    ...failureLines(run),
  ];
}

/**
 * The files that grew most since the reference. A busy machine makes all files slower, so each is compared with the growth of the whole.
 * @returns name and seconds more than expected, most first
 */
export function grownFiles(files: readonly FileReport[], reference: Reference): readonly (readonly [string, number])[] {
  const secondsOf = ({ project, file }: FileReport): number | undefined => reference.files[keyOf(project, file)];
  const known = files.filter((file) => secondsOf(file) !== undefined);
  const before = sum(known.map((file) => secondsOf(file) ?? 0));
  const slower = before === 0 ? 1 : sum(known.map((file) => file.seconds)) / before;
  return files
    .map((file) => [file.file, file.seconds / slower - (secondsOf(file) ?? 0)] as const)
    .filter(([, more]) => more > 0)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, NAMED);
}
