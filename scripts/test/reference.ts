import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { readJson } from '../lib/read-json.ts';
import type { FileReport } from './report.ts';

const schema = z.object({
  /** Processor seconds of the whole run, as on the reference machine; null where they could not be measured. */
  cpuSeconds: z.nullable(z.number()),
  /** Number of executed tests. */
  tests: z.number(),
  /** Seconds of each file by its key, sorted. */
  files: z.record(z.string(), z.number()),
});

/** Recorded times of a run (`npm test -- --write-reference`): order files, even out shards, name the files that grew. */
export type Reference = z.infer<typeof schema>;

/** A file in one of the projects that run it. */
export const keyOf = (project: string, file: string): string => `${project} ${file}`;

const fileOf = (selection: 'test' | 'full'): string => fileURLToPath(new URL(`./reference-${selection}.json`, import.meta.url));

/** The reference of a selection; empty before the first one is written. */
export function readReference(selection: 'test' | 'full'): Reference {
  const file = fileOf(selection);
  return existsSync(file) ? readJson(file, schema) : { cpuSeconds: null, tests: 0, files: {} };
}

/** How many tests ran, passed or not. */
export const testsIn = (files: readonly FileReport[]): number => files.reduce((count, { passed, failed }) => count + passed + failed, 0);

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/** Writes the reference. Files without executed tests are left out. */
export function writeReference(selection: 'test' | 'full', files: readonly FileReport[], cpuSeconds: number | null): void {
  const seconds = files
    .filter(({ passed, failed }) => passed + failed > 0)
    .map(({ project, file, seconds: taken }) => [keyOf(project, file), tenths(taken)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const reference: Reference = {
    cpuSeconds: cpuSeconds === null ? null : Math.round(cpuSeconds),
    tests: testsIn(files),
    files: Object.fromEntries(seconds),
  };
  const target = fileOf(selection);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(reference, null, 2)}\n`);
}
