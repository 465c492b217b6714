import { readApplication } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { cardListView, CARDS_PER_PAGE, chooseCardSort, DEFAULT_CARDS, inRange, type CardListState } from './list';

const application = (id: string, lastName: string, status: string, createdAt: string, title = 'Aktuarin') =>
  readApplication({ id, firstName: 'A', lastName, status, createdAt, jobOffer: { id: '1', title } });

const all = [
  application('1', 'Özkan', 'REJECTED', '2026-11-20T08:00:00.000Z'),
  application('2', 'Zander', 'SUBMITTED', '2026-11-18T08:00:00.000Z', 'Haustechnik'),
  application('3', 'Adler', 'INTERVIEW_SCHEDULED', '2026-11-19T08:00:00.000Z'),
];
const ids = (change: Partial<CardListState>): string =>
  cardListView(all, { ...DEFAULT_CARDS, ...change })
    .rows.map(({ id }) => id)
    .join('');

describe('cardListView', () => {
  it('CA18 sorts by date, the newest first, and by name and status in both directions', () => {
    expect(ids({})).toBe('132');
    expect(ids({ direction: 'ascending' })).toBe('231');
    expect(ids({ sort: 'name', direction: 'ascending' })).toBe('312');
    expect(ids({ sort: 'status', direction: 'ascending' })).toBe('231');
    expect(ids({ sort: 'status' })).toBe('132');
  });
  it('searches names and titles, filters by status', () => {
    expect(ids({ search: 'özk' })).toBe('1');
    expect(ids({ search: 'haustech' })).toBe('2');
    expect(ids({ status: 'INTERVIEW_SCHEDULED' })).toBe('3');
    expect(ids({ range: { start: '2026-11-18', end: '2026-11-19' } })).toBe('32');
  });
  it('pages, and stays on the last page when the list grew shorter', () => {
    const many = Array.from({ length: CARDS_PER_PAGE + 3 }, (_, index) =>
      application(String(index), 'X', 'SUBMITTED', '2026-11-18T08:00:00.000Z'),
    );
    expect(cardListView(many, { ...DEFAULT_CARDS, page: 2 }).rows).toHaveLength(3);
    expect(cardListView(many, { ...DEFAULT_CARDS, page: 9 })).toMatchObject({ page: 2, total: 13 });
    expect(cardListView([], { ...DEFAULT_CARDS, page: 4 })).toMatchObject({ rows: [], total: 0, page: 1, pages: 1 });
  });
});

describe('inRange', () => {
  const day = { start: '2026-11-19', end: '2026-11-19' };
  it('CA22 counts the last day until its end, in Berlin', () => {
    // 23:30 in Berlin is 22:30 in UTC.
    expect(inRange('2026-11-19T22:30:00.000Z', day)).toBe(true);
    expect(inRange('2026-11-19T23:00:00.000Z', day)).toBe(false);
    expect(inRange('2026-11-18T23:00:00.000Z', day)).toBe(true);
    expect(inRange('2026-11-18T22:59:00.000Z', day)).toBe(false);
  });
  it('takes every moment without a range, and nothing without a date', () => {
    expect(inRange(null, null)).toBe(true);
    expect(inRange(null, day)).toBe(false);
  });
});

describe('chooseCardSort', () => {
  it('turns the direction of the current field round and starts others at their useful end', () => {
    expect(chooseCardSort({ ...DEFAULT_CARDS, page: 3 }, 'date')).toMatchObject({ direction: 'ascending', page: 1 });
    expect(chooseCardSort(DEFAULT_CARDS, 'name')).toMatchObject({ sort: 'name', direction: 'ascending' });
  });
});
