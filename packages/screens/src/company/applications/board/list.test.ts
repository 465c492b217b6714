import { listOf, readApplication } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { boardQuery, DEFAULT_BOARD, INITIAL_COLUMNS, moreOf, readBoardState } from './list';

const application = (id: string, candidateName: string, job: { id: string; title: string }) =>
  readApplication({ id, candidateName, status: 'SUBMITTED', jobOffer: job });
const all = [
  application('1', 'Amelie Thorwald', { id: '7', title: 'Lokführung' }),
  application('2', 'Minh Nguyen', { id: '8', title: 'Haustechnik' }),
];
const ids = (change: Partial<typeof DEFAULT_BOARD>) =>
  listOf(all, boardQuery({ ...DEFAULT_BOARD, ...change }), new Date('2026-11-20T09:00:00.000Z')).applications.map(({ id }) => id);

describe('the part that the board shows', () => {
  it('searches name and job in any case and keeps to one job', () => {
    expect(ids({})).toEqual(['2', '1']);
    expect(ids({ search: ' THORW ' })).toEqual(['1']);
    expect(ids({ search: 'haust' })).toEqual(['2']);
    expect(ids({ jobId: '7' })).toEqual(['1']);
    expect(ids({ jobId: '7', search: 'Minh' })).toEqual([]);
  });
});

describe('moreOf', () => {
  it('asks for more of one column and leaves the others', () => {
    const query = boardQuery(DEFAULT_BOARD, moreOf(INITIAL_COLUMNS, 'VIEWED'));
    expect(query.columns).toMatch(/^SUBMITTED:20,VIEWED:40,IN_REVIEW:20,/);
  });
});

describe('readBoardState', () => {
  it('reads the address and falls back on everything', () => {
    expect(readBoardState(new URLSearchParams('search=a&jobId=7'))).toEqual({ search: 'a', jobId: '7' });
    expect(readBoardState(new URLSearchParams())).toEqual(DEFAULT_BOARD);
  });
});
