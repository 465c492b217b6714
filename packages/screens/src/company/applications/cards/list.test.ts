import { listOf, readApplication } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { cardQuery, CARDS_PER_PAGE, chooseCardSort, DEFAULT_CARDS, type CardListState } from './list';

const application = (id: string, lastName: string, status: string, createdAt: string, title = 'Aktuarin') =>
  readApplication({ id, firstName: 'A', lastName, status, createdAt, jobOffer: { id: '1', title } });

const all = [
  application('1', 'Özkan', 'REJECTED', '2026-11-20T08:00:00.000Z'),
  application('2', 'Zander', 'SUBMITTED', '2026-11-18T08:00:00.000Z', 'Haustechnik'),
  application('3', 'Adler', 'INTERVIEW_SCHEDULED', '2026-11-19T08:00:00.000Z'),
];
const now = new Date('2026-11-20T09:00:00.000Z');
const view = (change: Partial<CardListState>, rows = all) => listOf(rows, cardQuery({ ...DEFAULT_CARDS, ...change }), now);
const ids = (change: Partial<CardListState>): string =>
  view(change)
    .applications.map(({ id }) => id)
    .join('');

describe('the part that the cards show', () => {
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
    expect(view({ page: 2 }, many).applications).toHaveLength(3);
    expect(view({ page: 9 }, many)).toMatchObject({ page: 2, total: 13 });
    expect(view({ page: 4 }, [])).toMatchObject({ applications: [], total: 0, page: 1 });
  });
});

describe('the period', () => {
  const range = { start: '2026-11-19', end: '2026-11-19' };
  const found = (createdAt: string) => view({ range }, [application('1', 'X', 'SUBMITTED', createdAt)]).total === 1;
  it('CA22 counts the last day until its end, in Berlin', () => {
    // 23:30 in Berlin is 22:30 in UTC.
    expect(found('2026-11-19T22:30:00.000Z')).toBe(true);
    expect(found('2026-11-19T23:00:00.000Z')).toBe(false);
    expect(found('2026-11-18T23:00:00.000Z')).toBe(true);
    expect(found('2026-11-18T22:59:00.000Z')).toBe(false);
  });
  it('has nothing without a date', () => {
    expect(found('')).toBe(false);
  });
});

describe('chooseCardSort', () => {
  it('turns the direction of the current field round and starts others at their useful end', () => {
    expect(chooseCardSort({ ...DEFAULT_CARDS, page: 3 }, 'date')).toMatchObject({ direction: 'ascending', page: 1 });
    expect(chooseCardSort(DEFAULT_CARDS, 'name')).toMatchObject({ sort: 'name', direction: 'ascending' });
  });
});
