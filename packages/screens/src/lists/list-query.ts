/** Parses parts of a list's state from the query of its URL; unknown values become the default. */

export const textIn = (query: URLSearchParams, name: string): string => query.get(name) ?? '';

export const choiceIn = <Value extends string, Otherwise extends string = Value>(
  query: URLSearchParams,
  name: string,
  values: readonly Value[],
  otherwise: Otherwise,
): Value | Otherwise => values.find((value) => value === query.get(name)) ?? otherwise;

/** A page from 1. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? '1');
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** An amount from 0; 0 for none. */
export function amountIn(query: URLSearchParams, name: string): number {
  const amount = Number(query.get(name) ?? '');
  return Number.isFinite(amount) && amount > 0 ? amount : 0;
}
