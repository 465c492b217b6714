import { readApplications } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { APPLICATIONS_PER_PAGE, applicationView, readApplicationListState, toApplicationQuery } from './list';

const application = (id: number, firstName: string, lastName: string, status: string, jobTitle: string, day: string) => ({
  id,
  firstName,
  lastName,
  status,
  jobOffer: { id: jobTitle.length, title: jobTitle },
  createdAt: `2026-11-${day}T09:00:00.000Z`,
});
const all = readApplications([
  application(1, 'Zoë', 'Adler', 'SUBMITTED', 'Buchhaltung', '01'),
  application(2, 'Anton', 'Ärmel', 'INTERVIEW_SCHEDULED', 'Lokführer', '03'),
  application(3, 'Bea', 'Zander', 'VIEWED', 'Buchhaltung', '02'),
]);
const view = (query: string) => applicationView(all, readApplicationListState(new URLSearchParams(query)));
const ids = (query: string) => view(query).rows.map(({ id }) => id);

describe('the applications of a company', () => {
  it('CA08 are searched by name or job title, whatever the case', () => {
    expect(ids('search=ÄRM')).toEqual(['2']);
    expect(ids('search=buchh')).toEqual(['3', '1']);
  });

  it('CA09 are filtered by the lower-case values; what has no filter stands under Alle only (A06)', () => {
    expect(ids('status=new')).toEqual(['1']);
    expect(ids('status=interview')).toEqual(['2']);
    expect(ids('status=viewed')).toEqual(['2', '3', '1']);
    expect(view('').counts).toEqual({ all: 3, new: 1, in_progress: 0, interview: 1, accepted: 0, rejected: 0 });
  });

  it('CA10 are filtered by posting', () => {
    const { jobs } = view('');
    expect(jobs.map(({ title }) => title)).toEqual(['Buchhaltung', 'Lokführer']);
    expect(ids(`jobId=${jobs[1]?.id}`)).toEqual(['2']);
  });

  it('CA11 CA18 are sorted four ways, the newest first by default', () => {
    expect(ids('')).toEqual(['2', '3', '1']);
    expect(ids('sort=oldest')).toEqual(['1', '3', '2']);
    expect(ids('sort=name-asc')).toEqual(['1', '2', '3']);
    expect(ids('sort=name-desc')).toEqual(['3', '2', '1']);
  });

  it('CA12 counts over what search and posting leave', () => {
    expect(view('search=buchh').counts.all).toBe(2);
    expect(view('search=buchh&status=new').total).toBe(1);
  });

  it('pages three hundred of them', () => {
    const many = readApplications(Array.from({ length: 300 }, (_, index) => application(index + 1, 'A', 'B', 'SUBMITTED', 'C', '05')));
    const last = applicationView(many, readApplicationListState(new URLSearchParams('page=15')));
    expect([last.pages, last.rows.length, APPLICATIONS_PER_PAGE]).toEqual([15, 20, 20]);
  });

  it('keeps its state in the address and leaves out what is the default', () => {
    const state = readApplicationListState(new URLSearchParams('search=a&status=rejected&jobId=4&sort=oldest&page=2&application=9'));
    expect(toApplicationQuery(state)).toEqual({ search: 'a', status: 'rejected', jobId: '4', sort: 'oldest', page: '2', application: '9' });
    expect(Object.values(toApplicationQuery(readApplicationListState(new URLSearchParams()))).join('')).toBe('');
  });
});
