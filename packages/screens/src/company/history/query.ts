import { HISTORY_AREAS, type HistoryArea } from '@stellwerk/domain';
import { choiceIn, pageIn } from '../../lists';

export const HISTORY_FILTERS = ['all', ...HISTORY_AREAS] as const;

/** What of a history is shown; it lives in the URL. */
export interface HistoryState {
  readonly area: 'all' | HistoryArea;
  /** From 1. */
  readonly page: number;
}

export function readHistoryState(query: URLSearchParams): HistoryState {
  return { area: choiceIn(query, 'area', HISTORY_FILTERS, 'all'), page: pageIn(query) };
}

/** The query of a state; what is the default stays out. */
export function writeHistoryState({ area, page }: HistoryState): Readonly<Record<string, string>> {
  return { area: area === 'all' ? '' : area, page: page === 1 ? '' : String(page) };
}
