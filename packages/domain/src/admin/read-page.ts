import { recordOf } from '../records';
import { asObject, toNumber } from '../wire/loose';

/** One page of a list with a filter by state. */
export interface CountedPage<State extends string> {
  /** Number of all matches; of loaded items where the response has no total. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  /** Number of items of each state that match the other filters. */
  readonly counts: Readonly<Record<'all' | State, number>>;
}

/** Reads a page but for its items. @param loaded number of its items */
export function readCountedPage<State extends string>(answer: unknown, loaded: number, states: readonly State[]): CountedPage<State> {
  const { total, page, counts } = asObject(answer);
  const found = asObject(counts);
  return {
    total: toNumber(total) ?? loaded,
    page: toNumber(page) ?? 1,
    counts: recordOf(['all', ...states], (state) => toNumber(found[state]) ?? 0),
  };
}
