import { recordOf } from '../records';

/**
 * Tolerant readers for responses. A wire value of the wrong kind becomes the empty value instead of failing the whole response: an old
 * row with one odd field must not break a page. Plain functions: a schema library would be larger than the pages that read.
 */

/** Text, or a number written as text; '' for any other value. Trimmed at both ends. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

/** true only for true, 'true' and 1. */
export function toFlag(value: unknown): boolean {
  return value === true || value === 'true' || value === 1;
}

/** An ISO date text, or null. */
export function toDate(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
}

/** A finite number, also written as text, or null. */
export function toNumber(value: unknown): number | null {
  const parsed = typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(parsed) ? parsed : null;
}

export type WireObject = Readonly<Record<string, unknown>>;

/** The value as an object, or an empty one. Arrays are not objects here. */
export function asObject(value: unknown): WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};
}

/** The value as a list, or an empty one. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The first text among the values that is not blank; numbers count as text. */
export function firstText(...values: unknown[]): string {
  for (const value of values) {
    const found = toText(value);
    if (found !== '') return found;
  }
  return '';
}

/** The texts of an object under these names, which stay their names. */
export const textsOf = <Name extends string>(object: WireObject, ...names: readonly Name[]): Record<Name, string> =>
  recordOf(names, (name) => toText(object[name]));

/** The list in a response, bare or under one of the keys (A25). */
export function listIn(answer: unknown, ...keys: string[]): readonly unknown[] {
  if (Array.isArray(answer)) return answer;
  const object = asObject(answer);
  for (const key of keys) if (Array.isArray(object[key])) return asList(object[key]);
  return [];
}
