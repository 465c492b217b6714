import { expect, it } from 'vitest';
import { DEFAULT_CARDS, type CardListState } from './list';
import { readCardListState, toCardQuery } from './query';

const back = (state: CardListState): CardListState =>
  readCardListState(new URLSearchParams(Object.entries(toCardQuery(state)).flatMap(([name, value]) => (value ? [[name, value]] : []))));

it('keeps the whole state of the cards in the URL, and nothing of the default', () => {
  const state: CardListState = {
    search: 'Zoë & Co',
    status: 'IN_REVIEW',
    mine: true,
    range: { start: '2026-11-01', end: '2026-11-30' },
    sort: 'name',
    direction: 'ascending',
    page: 3,
  };
  expect(back(state)).toEqual(state);
  expect(back(DEFAULT_CARDS)).toEqual(DEFAULT_CARDS);
  expect(Object.values(toCardQuery(DEFAULT_CARDS)).filter(Boolean)).toEqual([]);
});

it.each(['status=unsinn', 'from=gestern&to=2026-11-30', 'from=2026-11-01', 'sort=x&direction=y', 'page=-1'])(
  'takes the default for %s',
  (query) => {
    expect(readCardListState(new URLSearchParams(query))).toEqual(DEFAULT_CARDS);
  },
);
