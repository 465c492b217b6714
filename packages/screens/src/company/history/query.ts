import type { DateRangeValue } from '@stellwerk/design-system';
import { HISTORY_AREAS, type HistoryArea } from '@stellwerk/domain';
import { choiceIn, pageIn, textIn } from '../../lists';
import { rangeIn } from '../../lists/list-query';

export const HISTORY_FILTERS = ['all', ...HISTORY_AREAS] as const;

/** Filters and page of the history, stored in the URL. */
export interface HistoryState {
  readonly area: 'all' | HistoryArea;
  /** Number of the account that made the change, '' for everyone. */
  readonly by: string;
  /** Both days inclusive; null for any time. */
  readonly range: DateRangeValue | null;
  /** From 1. */
  readonly page: number;
}

/** The initial state without filters. */
export const ALL_HISTORY: HistoryState = { area: 'all', by: '', range: null, page: 1 };

/** A valid account number. */
const ACCOUNT = /^[1-9]\d{0,8}$/;

export function readHistoryState(query: URLSearchParams): HistoryState {
  const by = textIn(query, 'by');
  return {
    area: choiceIn(query, 'area', HISTORY_FILTERS, ALL_HISTORY.area),
    by: ACCOUNT.test(by) ? by : ALL_HISTORY.by,
    range: rangeIn(query),
    page: pageIn(query),
  };
}

/** The query of a state without default values. */
export function writeHistoryState({ area, by, range, page }: HistoryState): Readonly<Record<string, string>> {
  return {
    area: area === 'all' ? '' : area,
    by,
    from: range?.start ?? '',
    to: range?.end ?? '',
    page: page === 1 ? '' : String(page),
  };
}
