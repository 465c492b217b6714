import type { DateRangeValue } from '@stellwerk/design-system';
import { isMoment } from '@stellwerk/domain';
import { textIn } from '../../lists';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean => DAY.test(text) && isMoment(text);

/** The days `from` and `to`, both inclusive; null unless both are valid and in order. */
export function rangeIn(query: URLSearchParams): DateRangeValue | null {
  const [start, end] = [textIn(query, 'from'), textIn(query, 'to')];
  return isDay(start) && isDay(end) && start <= end ? { start, end } : null;
}
