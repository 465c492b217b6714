import { readJobPage } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { jobListPath, JOBS_PER_PAGE, localView, readJobListState, serverPath, serverView } from './job-list';

const job = (id: number, title: string, company: string, city: string, employment: string) => ({ id, title, company, city, employment });
const all = readJobPage({
  jobs: [
    job(1, 'Lokführerin', 'Nordbahn', 'Hamburg', 'Vollzeit'),
    job(2, 'Jurist', 'Äquator AG', 'Ahlen', 'Teilzeit'),
    job(3, 'Ärztin', 'Nordbahn', 'Hamburg', 'Teilzeit'),
  ],
});
const state = (query: string) => readJobListState(new URLSearchParams(query));
const titles = (query: string) => localView(all, state(query)).jobs.map(({ title }) => title);

describe('the list in the browser', () => {
  it('PL03 PL04 matches title or company in any case', () => {
    expect(titles('search=LOKF')).toEqual(['Lokführerin']);
    expect(titles('search=nordbahn')).toEqual(['Lokführerin', 'Ärztin']);
    expect(titles('search=äqua')).toEqual(['Jurist']);
  });

  it('PL07 joins search, place and employment', () => {
    expect(titles('search=nordbahn&location=Hamburg&employment=Teilzeit')).toEqual(['Ärztin']);
    expect(titles('search=jurist&location=Hamburg')).toEqual([]);
  });

  it('PL05 PL06 offers distinct values in German order', () => {
    const view = localView(all, state(''));
    expect(view.locations).toEqual(['Ahlen', 'Hamburg']);
    expect(view.employments).toEqual(['Teilzeit', 'Vollzeit']);
  });

  it('sorts titles in German order and keeps the newest first otherwise', () => {
    expect(titles('sort=title')).toEqual(['Ärztin', 'Jurist', 'Lokführerin']);
    expect(titles('sort=unsinn')).toEqual(['Lokführerin', 'Jurist', 'Ärztin']);
  });

  it('pages, and shows the last page for a number beyond it', () => {
    const many = readJobPage({
      jobs: Array.from({ length: JOBS_PER_PAGE + 1 }, (_, index) => job(index + 1, `Stelle ${index}`, 'A', 'B', 'C')),
    });
    expect(localView(many, state('page=2')).jobs).toHaveLength(1);
    expect(localView(many, state('page=99')).page).toBe(2);
    expect(localView(many, state('page=-3')).page).toBe(1);
  });
});

describe('the list on the server', () => {
  const part = readJobPage({ jobs: [job(1, 'A', 'B', 'C', 'D')], total: 5000, locations: ['X'], employments: ['Y'] });

  it('is asked as soon as there is more than what is loaded (A88)', () => {
    expect(serverPath(state('search=a'), all)).toBeNull();
    expect(serverPath(state(''), part)).toBeNull();
    expect(serverPath(state('search=a b&location=Köln&employment=Teilzeit&sort=title&page=3'), part)).toBe(
      `/api/jobs?search=a+b&location=K%C3%B6ln&employment=Teilzeit&sortBy=title&sortOrder=asc&page=3&pageSize=${JOBS_PER_PAGE}`,
    );
    expect(jobListPath(state(''))).toBe(`/api/jobs?page=1&pageSize=${JOBS_PER_PAGE}`);
  });

  it('brings the values of its filters', () => {
    expect(serverView(part, part, state('page=2'))).toMatchObject({
      total: 5000,
      page: 2,
      pages: 250,
      locations: ['X'],
      employments: ['Y'],
    });
  });
});
