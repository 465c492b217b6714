import { describe, expect, it } from 'vitest';
import { figuresOf, lastMonths, listOf, readColumns, statusCounts, sumOf } from './list';
import { readApplication } from './read/application';
import { readApplicationList } from './read/list';

const now = new Date('2026-11-20T09:00:00.000Z');
const application = (id: string, status: string, createdAt: string, more: Readonly<Record<string, unknown>> = {}) =>
  readApplication({ id, firstName: 'Ada', lastName: 'Kern', status, createdAt, jobOffer: { id: 1, title: 'Aktuarin' }, ...more });

describe('the figures', () => {
  it('O31 compare equal spans of days, also over the turn of the year', () => {
    const days = ['2026-11-01', '2026-11-20', '2026-10-01', '2026-10-20', '2026-10-21', '2026-10-31', '2026-09-05'];
    const rows = days.map((day, index) => application(String(index), 'VIEWED', `${day}T08:00:00.000Z`));
    expect(figuresOf([...rows, application('9', 'VIEWED', '')], now).trend).toEqual({ current: 2, previous: 2 });
    const january = new Date('2027-01-05T08:00:00.000Z');
    expect(figuresOf([application('1', 'VIEWED', '2026-12-03T08:00:00.000Z')], january).trend).toEqual({ current: 0, previous: 1 });
  });

  it('CA03 CA04 O59 count the last six months by the day of arrival in Berlin', () => {
    expect(lastMonths(new Date('2027-02-01T00:00:00.000Z'))).toEqual(['2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02']);
    // 23:30 UTC is the next day in Berlin, and the next month.
    const { months } = figuresOf([application('1', 'ACCEPTED', '2026-10-31T23:30:00.000Z')], now);
    expect(months.map(({ month, counts }) => [month, counts.ACCEPTED]).at(-1)).toEqual(['2026-11', 1]);
    expect(months.map(({ counts }) => sumOf(counts))).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it('say what waits: how many came today, and since when', () => {
    const rows = [
      application('1', 'SUBMITTED', '2026-11-19T23:30:00.000Z'),
      application('2', 'SUBMITTED', '2026-11-14T12:00:00.000Z'),
      application('3', 'VIEWED', '2026-11-01T12:00:00.000Z'),
    ];
    expect(figuresOf(rows, now).waiting).toEqual({ today: 1, since: '2026-11-14T12:00:00.000Z' });
    expect(figuresOf([], now).waiting).toEqual({ today: 0, since: null });
  });
});

describe('the list', () => {
  const rows = [
    application('1', 'SUBMITTED', '2026-11-01T08:00:00.000Z', { assignedRecruiter: { id: 4, firstName: 'A', lastName: 'B' } }),
    application('2', 'SUBMITTED', '2026-11-02T08:00:00.000Z'),
    application('3', 'REJECTED', '2026-11-03T08:00:00.000Z'),
  ];
  const ids = (...args: Parameters<typeof listOf>) => listOf(...args).applications.map(({ id }) => id);

  it('leaves those that a person is responsible for, and none to who is not in the team', () => {
    expect([ids(rows, { assigned: 'me' }, now, '4'), ids(rows, { assigned: 'me' }, now)]).toEqual([['1'], []]);
  });

  it('has the newest of each status that is named', () => {
    expect(ids(rows, { columns: 'REJECTED:5,SUBMITTED:1' }, now)).toEqual(['3', '2']);
  });

  it.each(['', 'SUBMITTED', 'SUBMITTED:', 'SUBMITTED:0', 'SUBMITTED:-1', 'SUBMITTED:1:2', 'OPEN:1', 'SUBMITTED:99999', 'SUBMITTED:1,'])(
    'takes no columns from %j',
    (text) => {
      expect(readColumns(text)).toBeNull();
    },
  );
});

describe('the answer', () => {
  it('is one page with its figures when it is the documented list (API52)', () => {
    const list = readApplicationList([{ id: 1, status: 'VIEWED' }, { id: 2 }]);
    expect(list).toMatchObject({ total: 2, page: 1, counts: statusCounts({ VIEWED: 1, SUBMITTED: 1 }) });
    expect(list.figures?.counts).toEqual(list.counts);
    expect(readApplicationList([])).toMatchObject({ applications: [], total: 0, page: 1 });
  });
});
