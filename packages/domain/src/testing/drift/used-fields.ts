import * as fc from 'fast-check';
import type * as z from 'zod/mini';
import { valuesOf } from './values';

const SAMPLES = 60;

type Key = string | number;

/** Places of all single values inside a value, as keys from the outside to the inside. */
function leavesOf(value: unknown, keys: readonly Key[] = []): readonly (readonly Key[])[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, [...keys, index]));
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...keys, key]));
  return [keys];
}

/** The value at a place, or undefined where there is none. */
function valueAt(value: unknown, [key, ...rest]: readonly Key[]): unknown {
  if (key === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return valueAt(Object.entries(value).find(([name]) => name === String(key))?.[1], rest);
}

/** The same value with another one at a place. */
function withValueAt(value: unknown, [key, ...rest]: readonly Key[], other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === key ? withValueAt(item, rest, other) : item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, name === key ? withValueAt(item, rest, other) : item]));
}

/** 'jobs[].companyId.name': the place without the positions in lists. */
const nameOf = (keys: readonly Key[]): string =>
  keys.map((key, index) => (typeof key === 'number' ? '[]' : index === 0 ? key : `.${key}`)).join('');

/**
 * Finds out which fields of an answer a reader uses: one field after the other takes the value that it has in another answer, and what
 * is read either changes or not. A field is used when it changes what is read in at least one of the answers.
 * @returns the names of all fields, and of those that never change anything
 */
export function fieldsOf(
  schema: z.core.$ZodType,
  read: (answer: unknown) => unknown,
  seed: number,
): { readonly all: readonly string[]; readonly unused: readonly string[] } {
  const answers = fc.sample(valuesOf(schema, false), { numRuns: SAMPLES, seed });
  const all = new Set<string>();
  const used = new Set<string>();
  answers.forEach((answer, index) => {
    const before = JSON.stringify(read(answer));
    const other = answers[(index + 1) % answers.length];
    for (const leaf of leavesOf(answer)) {
      const name = nameOf(leaf);
      all.add(name);
      const value = valueAt(other, leaf);
      if (used.has(name) || value === undefined || typeof value === 'object') continue;
      if (JSON.stringify(read(withValueAt(answer, leaf, value))) !== before) used.add(name);
    }
  });
  return { all: [...all].toSorted(), unused: [...all].filter((name) => !used.has(name)).toSorted() };
}
