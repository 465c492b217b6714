import { readApplication } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { boardApplications, DEFAULT_BOARD, readBoardState } from './list';

const application = (id: string, candidateName: string, job: { id: string; title: string }) =>
  readApplication({ id, candidateName, status: 'SUBMITTED', jobOffer: job });
const all = [
  application('1', 'Amelie Thorwald', { id: '7', title: 'Lokführung' }),
  application('2', 'Minh Nguyen', { id: '8', title: 'Haustechnik' }),
];
const ids = (change: Partial<typeof DEFAULT_BOARD>) => boardApplications(all, { ...DEFAULT_BOARD, ...change }).map(({ id }) => id);

describe('boardApplications', () => {
  it('searches name and job in any case and keeps to one job', () => {
    expect(ids({})).toEqual(['1', '2']);
    expect(ids({ search: ' THORW ' })).toEqual(['1']);
    expect(ids({ search: 'haust' })).toEqual(['2']);
    expect(ids({ jobId: '7' })).toEqual(['1']);
    expect(ids({ jobId: '7', search: 'Minh' })).toEqual([]);
  });
});

describe('readBoardState', () => {
  it('reads the address and falls back on everything', () => {
    expect(readBoardState(new URLSearchParams('search=a&jobId=7'))).toEqual({ search: 'a', jobId: '7' });
    expect(readBoardState(new URLSearchParams())).toEqual(DEFAULT_BOARD);
  });
});
