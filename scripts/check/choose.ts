/** Chooses the tests nearest to a small change, as many as fit into a time. */

import { keyOf } from '../test/reference.ts';

export type Part = 'unit' | 'dom' | 'api' | 'stories';

/** Seconds that a part needs before its first test. */
const START: Readonly<Record<Part, number>> = { unit: 2, dom: 3, api: 2, stories: 12 };
/** Seconds assumed for a file without a recorded time. */
const UNKNOWN_SECONDS = 2;

/** The part that runs a file; undefined unless it is a test or story that needs no built product. */
export function partOf(file: string): Part | undefined {
  if (/^(?:packages|apps)\/.*\.stories\.tsx$/.test(file)) return 'stories';
  if (!/\.test\.tsx?$/.test(file) || file.startsWith('e2e/')) return undefined;
  if (file.startsWith('apps/api/')) return 'api';
  return /\.dom\.test\./.test(file) ? 'dom' : 'unit';
}

export interface Choice {
  readonly chosen: readonly string[];
  /** Dependent tests that did not fit into the time. */
  readonly left: readonly string[];
}

/**
 * Nearest tests first, shorter ones first at the same distance; a file that does not fit is skipped, smaller ones may still follow. Changed
 * tests are always chosen.
 * @param distances imports between a file and the change
 * @param seconds recorded time of each file, by its key
 * @param available seconds of one core
 */
export function chooseTests(distances: ReadonlyMap<string, number>, seconds: Readonly<Record<string, number>>, available: number): Choice {
  const secondsOf = (file: string): number => seconds[keyOf(partOf(file) ?? '', file)] ?? UNKNOWN_SECONDS;
  const tests = [...distances].filter(([file]) => partOf(file) !== undefined);
  const inOrder = tests.toSorted(([a, near], [b, far]) => near - far || secondsOf(a) - secondsOf(b));
  const chosen: string[] = [];
  const left: string[] = [];
  const started = new Set<Part>();
  let taken = 0;
  for (const [file, distance] of inOrder) {
    const part = partOf(file);
    if (part === undefined) continue;
    const cost = secondsOf(file) + (started.has(part) ? 0 : START[part]);
    if (distance > 0 && taken + cost > available) {
      left.push(file);
      continue;
    }
    started.add(part);
    taken += cost;
    chosen.push(file);
  }
  return { chosen, left };
}
