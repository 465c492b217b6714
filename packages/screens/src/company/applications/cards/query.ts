import { APPLICATION_STATUSES } from '@stellwerk/domain';
import { rangeIn } from '../../../lists/list-query';
import { MINE } from '../list-query';
import { CARD_SORTS, DEFAULT_CARDS, type CardListState } from './list';

/** Parses the state of the cards from the URL; unknown values become the default. */
export function readCardListState(query: URLSearchParams): CardListState {
  const page = Number(query.get('page') ?? '1');
  return {
    search: query.get('search') ?? '',
    status: APPLICATION_STATUSES.find((status) => status === query.get('status')) ?? DEFAULT_CARDS.status,
    mine: query.get('assigned') === MINE,
    range: rangeIn(query),
    sort: CARD_SORTS.find((sort) => sort === query.get('sort')) ?? DEFAULT_CARDS.sort,
    direction: query.get('direction') === 'ascending' ? 'ascending' : DEFAULT_CARDS.direction,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of a state without default values. */
export function toCardQuery({
  search,
  status,
  mine,
  range,
  sort,
  direction,
  page,
}: CardListState): Readonly<Record<string, string | undefined>> {
  return {
    search,
    status,
    assigned: mine ? MINE : '',
    from: range?.start,
    to: range?.end,
    sort: sort === DEFAULT_CARDS.sort ? '' : sort,
    direction: direction === DEFAULT_CARDS.direction ? '' : direction,
    page: page === 1 ? '' : String(page),
  };
}
