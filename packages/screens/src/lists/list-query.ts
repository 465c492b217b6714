/** Parses parts of a list's state from the query of its URL; unknown values become the default. */
import type { DateRangeValue } from '@stellwerk/design-system';
import { isMoment } from '@stellwerk/domain';
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

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean => DAY.test(text) && isMoment(text);

/** The days `from` and `to`, both inclusive; null unless both are valid and in order. */
export function rangeIn(query: URLSearchParams): DateRangeValue | null {
  const [start, end] = [textIn(query, 'from'), textIn(query, 'to')];
  return isDay(start) && isDay(end) && start <= end ? { start, end } : null;
}
