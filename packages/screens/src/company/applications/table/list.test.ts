import { listOf, readApplications, type ApplicationSummary } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { countUnder } from '../list-query';
import { readApplicationListState, tableQuery, toApplicationQuery } from './list';

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
  application(4, 'Cem', 'Yildiz', 'IN_REVIEW', 'Weichenwärter', '04'),
  application(5, 'Dora', 'Quandt', 'ACCEPTED', 'Weichenwärter', '05'),
  application(6, 'Emil', 'Buchholz', 'REJECTED', 'Lokführer', '06'),
  application(7, 'Fritz', 'Quast', 'OFFER_MADE', 'Buchhaltung', '07'),
  application(8, 'Gerda', 'Ruhland', 'WITHDRAWN', 'Buchhaltung', '08'),
]);
const everything = ['8', '7', '6', '5', '4', '2', '3', '1'];
const now = new Date('2026-11-20T09:00:00.000Z');
/** The server's response to the state in a URL. */
const view = (query: string, rows: readonly ApplicationSummary[] = all) =>
  listOf(rows, { ...tableQuery(readApplicationListState(new URLSearchParams(query))), with: 'figures' }, now);
const ids = (query: string) => view(query).applications.map(({ id }) => id);
const filters = ['all', 'new', 'in_progress', 'interview', 'accepted', 'rejected'] as const;
const countsIn = (query: string) => Object.fromEntries(filters.map((filter) => [filter, countUnder(view(query).counts, filter)]));
const jobs = view('').figures?.jobs ?? [];

describe('the applications of a company', () => {
  it('CA08 are searched by name or job title, whatever the case', () => {
    for (const search of ['ÄRM', 'ärm', 'anton', 'ANTON ÄRMEL']) expect(ids(`search=${search}`), search).toEqual(['2']);
    for (const search of ['weich', 'WEICHENW']) expect(ids(`search=${search}`), search).toEqual(['5', '4']);
    // A name and a job title may match the same text.
    expect(ids('search=buchh')).toEqual(['8', '7', '6', '3', '1']);
  });

  it.each([
    ['Alle', '', everything],
    ['Neu', 'status=new', ['1']],
    ['In Bearbeitung', 'status=in_progress', ['4']],
    ['Interview', 'status=interview', ['2']],
    ['Eingestellt', 'status=accepted', ['5']],
    ['Abgelehnt', 'status=rejected', ['6']],
    ['no filter of its own: all (A06)', 'status=viewed', everything],
  ])('CA09 %s', (_name, query, found) => {
    expect(ids(query)).toEqual(found);
  });

  it('CA06 CA09 CA12 counts what each filter holds', () => {
    expect(countsIn('')).toEqual({ all: 8, new: 1, in_progress: 1, interview: 1, accepted: 1, rejected: 1 });
    expect(view('').total).toBe(8);
  });

  it('CA10 are filtered by each job', () => {
    expect(jobs.map(({ title }) => title)).toEqual(['Buchhaltung', 'Lokführer', 'Weichenwärter']);
    const found = { Buchhaltung: ['8', '7', '3', '1'], Lokführer: ['6', '2'], Weichenwärter: ['5', '4'] };
    expect(Object.fromEntries(jobs.map(({ id, title }) => [title, ids(`jobId=${id}`)]))).toEqual(found);
  });

  it('CA08 CA09 CA10 act together', () => {
    const job = (title: string) => jobs.find((one) => one.title === title)?.id;
    expect(ids(`search=buchh&jobId=${job('Lokführer')}`)).toEqual(['6']);
    expect(ids(`search=qua&jobId=${job('Buchhaltung')}`)).toEqual(['7']);
    expect(ids(`status=rejected&jobId=${job('Lokführer')}`)).toEqual(['6']);
    expect(ids(`status=rejected&jobId=${job('Buchhaltung')}`)).toEqual([]);
    expect(ids('search=qua&status=accepted')).toEqual(['5']);
    expect(ids(`search=qua&status=accepted&jobId=${job('Weichenwärter')}`)).toEqual(['5']);
    expect(ids(`search=qua&status=accepted&jobId=${job('Buchhaltung')}`)).toEqual([]);
  });

  it('CA11 CA18 are sorted four ways, the newest first by default', () => {
    const byName = ['1', '2', '6', '5', '7', '8', '4', '3'];
    for (const query of ['', 'sort=newest', 'sort=unsinn']) expect(ids(query), query).toEqual(everything);
    expect(ids('sort=oldest')).toEqual(everything.toReversed());
    expect(ids('sort=name-asc')).toEqual(byName);
    expect(ids('sort=name-desc')).toEqual(byName.toReversed());
  });

  it('CA12 counts over what search and job leave', () => {
    expect(countsIn('search=buchh')).toEqual({ all: 5, new: 1, in_progress: 0, interview: 0, accepted: 0, rejected: 1 });
    expect(view('search=buchh&status=new').total).toBe(1);
  });

  it('pages three hundred of them', () => {
    const many = readApplications(Array.from({ length: 300 }, (_, index) => application(index + 1, 'A', 'B', 'SUBMITTED', 'C', '05')));
    const last = view('page=15', many);
    expect([last.page, last.applications.length, last.pageSize, last.total]).toEqual([15, 20, 20, 300]);
    expect(view('page=99', many).page).toBe(15);
  });

  it('keeps its state in the address and leaves out what is the default', () => {
    const state = readApplicationListState(
      new URLSearchParams('search=a&status=rejected&jobId=4&assigned=me&sort=oldest&page=2&application=9'),
    );
    expect(toApplicationQuery(state)).toEqual({
      search: 'a',
      status: 'rejected',
      jobId: '4',
      assigned: 'me',
      sort: 'oldest',
      page: '2',
      application: '9',
    });
    expect(Object.values(toApplicationQuery(readApplicationListState(new URLSearchParams()))).join('')).toBe('');
  });
});
