import { readApplication } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { NOTHING, rangeOf, seenNow, shareOf, withRows, without } from './selection';

const row = (id: number, more: object = {}) => readApplication({ id, firstName: 'Ada', lastName: 'Kern', status: 'SUBMITTED', ...more });
const rows = [row(1), row(2, { user: { id: 5 } }), row(3), row(4)];
const [first, second, third, fourth] = rows;

describe('a selection', () => {
  it('knows of a row its status and whether its applicant has an account', () => {
    expect([...withRows(NOTHING, rows.slice(0, 2), true).values()]).toEqual([
      { id: '1', status: 'SUBMITTED', hasAccount: false },
      { id: '2', status: 'SUBMITTED', hasAccount: true },
    ]);
  });

  it('says how much of a page is selected', () => {
    const some = withRows(NOTHING, rows.slice(0, 1), true);
    expect([shareOf(NOTHING, rows), shareOf(some, rows), shareOf(withRows(some, rows, true), rows)]).toEqual(['none', 'some', 'all']);
    expect(shareOf(withRows(withRows(some, rows, true), rows.slice(1, 2), false), rows)).toBe('some');
    expect(shareOf(some, [])).toBe('none');
  });

  it.each([
    ['downwards', '2', '4', [second, third, fourth]],
    ['upwards', '3', '1', [first, second, third]],
    ['from another page: the one alone', '9', '3', [third]],
    ['from nowhere: the one alone', undefined, '3', [third]],
  ])('takes a range %s', (_title, from, to, expected) => {
    expect(rangeOf(rows, from, to)).toEqual(expected);
  });

  it('takes the status that the page shows now, and leaves those of other pages', () => {
    const selection = withRows(NOTHING, rows.slice(0, 2), true);
    const seen = seenNow(selection, [row(1, { status: 'VIEWED' }), row(3, { status: 'VIEWED' })]);
    expect([...seen.values()].map(({ id, status }) => [id, status])).toEqual([
      ['1', 'VIEWED'],
      ['2', 'SUBMITTED'],
    ]);
  });

  it('goes on without what is done', () => {
    expect([...without(withRows(NOTHING, rows, true), ['1', '4', '9']).keys()]).toEqual(['2', '3']);
  });
});
