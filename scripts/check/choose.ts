/** Chooses the tests that a change of few files concerns most, as many as fit into a time. */

import { keyOf } from '../test/reference.ts';

export type Part = 'unit' | 'dom' | 'api' | 'stories';

/** Seconds that a part needs before its first test. */
const START: Readonly<Record<Part, number>> = { unit: 2, dom: 3, api: 2, stories: 12 };
/** Seconds of a file that no run has written down. */
const UNKNOWN_SECONDS = 2;

/** The part that runs a file, where it is a test or a story that needs no built product. */
export function partOf(file: string): Part | undefined {
  if (/^(?:packages|apps)\/.*\.stories\.tsx$/.test(file)) return 'stories';
  if (!/\.test\.tsx?$/.test(file) || file.startsWith('e2e/')) return undefined;
  if (file.startsWith('apps/api/')) return 'api';
  return /\.dom\.test\./.test(file) ? 'dom' : 'unit';
}

export interface Choice {
  readonly chosen: readonly string[];
  /** Tests that depend on the change, too, and found no place. */
  readonly left: readonly string[];
}

/**
 * The nearest tests first, of the same distance the shorter ones; a file that does not fit any more is left, smaller ones still come.
 * What was changed itself always comes.
 * @param distances imports between a file and the change
 * @param seconds what each file took when it was last written down, by its key
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
