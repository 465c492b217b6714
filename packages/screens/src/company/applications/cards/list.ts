import type { DateRangeValue } from '@stellwerk/design-system';
import type { ApplicationListQuery, ApplicationStatus } from '@stellwerk/domain';
import { mineFilter, searchFilter } from '../list-query';
import { sortChange, type Direction } from '../../shared/SortChips';

export const CARD_SORTS = ['date', 'name', 'status'] as const;
export type CardSort = (typeof CARD_SORTS)[number];

/** Cards per page. */
export const CARDS_PER_PAGE = 10;

/** State of the cards in the URL. */
export interface CardListState {
  readonly search: string;
  /** '' for every status. */
  readonly status: ApplicationStatus | '';
  /** Filter: only the person's own responsibility. */
  readonly mine: boolean;
  /** Both days inclusive; null for any time. */
  readonly range: DateRangeValue | null;
  readonly sort: CardSort;
  readonly direction: Direction;
  readonly page: number;
}

/** Newest first (CA18). */
export const DEFAULT_CARDS: CardListState = {
  search: '',
  status: '',
  mine: false,
  range: null,
  sort: 'date',
  direction: 'descending',
  page: 1,
};

/** Selects a sort field; selecting the current one again reverses the direction. */
export const chooseCardSort = (state: CardListState, sort: CardSort): Pick<CardListState, 'sort' | 'direction' | 'page'> =>
  sortChange(state, sort, sort === 'date' ? 'descending' : 'ascending');

const sortFields = { date: 'createdAt', name: 'name', status: 'step' } as const satisfies Record<CardSort, ApplicationListQuery['sortBy']>;

/** The query of the cards' applications (CA18, CA20, CA22, A71). */
export function cardQuery({ search, status, mine, range, sort, direction, page }: CardListState): ApplicationListQuery {
  return {
    ...searchFilter(search),
    ...(status === '' ? {} : { status }),
    ...mineFilter(mine),
    ...(range === null ? {} : { dateFrom: range.start, dateTo: range.end }),
    sortBy: sortFields[sort],
    sortOrder: direction === 'ascending' ? 'asc' : 'desc',
    page,
    pageSize: CARDS_PER_PAGE,
  };
}
