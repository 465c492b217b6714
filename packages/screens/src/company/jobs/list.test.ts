import type { CompanyJob } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { chooseSort, defaultJobListState, jobListView, type JobListPreset, type JobListState } from './list';

const base: CompanyJob = {
  id: '1',
  title: 'Ärztin',
  city: 'Bremen',
  location: 'Hafencity',
  workingModel: 'Hybrid',
  employment: 'Teilzeit',
  createdAt: '2026-11-01T08:00:00.000Z',
  publishedAt: '2026-11-09T08:00:00.000Z',
  active: true,
  profileType: 'DEFAULT',
  template: 'template2',
  applications: 5,
  views: 20,
  hasVideo: false,
  createdBy: '',
};
const jobs: readonly CompanyJob[] = [
  base,
  {
    ...base,
    id: '2',
    title: 'Bäcker',
    city: 'Hamburg',
    location: '',
    workingModel: 'Büro',
    employment: 'Vollzeit',
    createdAt: '2026-11-03T08:00:00.000Z',
    publishedAt: null,
    applications: 9,
    views: null,
  },
  {
    ...base,
    id: '3',
    title: 'Zimmerin',
    location: '',
    createdAt: '2026-11-02T08:00:00.000Z',
    publishedAt: '2026-11-02T09:00:00.000Z',
    active: false,
    applications: 0,
    views: 90,
  },
];
const ids = (preset: JobListPreset, change: Partial<JobListState> = {}): string =>
  jobListView(jobs, { ...defaultJobListState(preset), ...change }, preset)
    .rows.map(({ id }) => id)
    .join('');

describe('jobListView', () => {
  it('JM07 JM09 sorts by creation, the newest first, on the tab and in variant A', () => {
    expect(ids('dashboard')).toBe('231');
    expect(ids('a')).toBe('231');
  });
  it('JM10 sorts by publication, the newest first, in variant B', () => expect(ids('b')).toBe('123'));
  it.each(['dashboard', 'a', 'b'] as const)('JM07 JM08 JM09 JM10 sorts %s by every field in both directions', (preset) => {
    const both = (sort: JobListState['sort']) => [
      ids(preset, { sort, direction: 'ascending' }),
      ids(preset, { sort, direction: 'descending' }),
    ];
    expect([both('title'), both('createdAt')]).toEqual([
      ['123', '321'],
      ['132', '231'],
    ]);
    expect([both('publishedAt')[1], both('applications'), both('views')]).toEqual(['123', ['312', '213'], ['213', '312']]);
  });
  it('sorts by figures, the highest first, in variant B', () => {
    expect(ids('b', { sort: 'applications' })).toBe('213');
    expect(ids('b', { sort: 'views' })).toBe('312');
    expect(ids('b', { sort: 'views', direction: 'ascending' })).toBe('213');
  });
  it('JM07 JM09 reads title, city, employment and working model', () => {
    for (const preset of ['dashboard', 'a'] as const) {
      expect(ids(preset, { search: 'bäck' })).toBe('2');
      expect(ids(preset, { search: 'HAMBURG' })).toBe('2');
      expect(ids(preset, { search: 'Hybrid' })).toBe('31');
      expect(ids(preset, { search: 'Vollzeit' })).toBe('2');
    }
    expect(ids('dashboard', { search: 'hafen' })).toBe('1');
    expect(ids('a', { search: 'hafen' })).toBe('');
  });
  it('JM10 reads only title and place in variant B', () => {
    expect(ids('b', { search: 'hafen' })).toBe('1');
    expect(ids('b', { search: 'HAMBURG' })).toBe('2');
    expect(ids('b', { search: 'bäck' })).toBe('2');
    for (const search of ['Hybrid', 'Vollzeit']) expect(ids('b', { search })).toBe('');
  });
  it('JM05 filters by the flag and counts over what the search leaves', () => {
    for (const preset of ['dashboard', 'a', 'b'] as const) {
      const found = (['all', 'active', 'inactive'] as const).map((filter) => ids(preset, { filter }).split('').toSorted().join(''));
      expect(found).toEqual(['123', '12', '3']);
    }
    expect(jobListView(jobs, { ...defaultJobListState('b'), search: 'Bremen', filter: 'inactive' }, 'b').counts).toEqual({
      all: 2,
      active: 1,
      inactive: 1,
    });
  });
});

describe('pages', () => {
  const many = Array.from({ length: 60 }, (_, index): CompanyJob => ({
    ...base,
    id: String(index),
    title: `Stelle ${String(index).padStart(2, '0')}`,
  }));
  const state = { ...defaultJobListState('dashboard'), sort: 'title', direction: 'ascending' } as const;

  it('show 25 jobs each, and the last one when there are fewer', () => {
    const titles = (page: number) => jobListView(many, { ...state, page }, 'dashboard').rows.map(({ title }) => title);
    expect([titles(1).at(0), titles(1).at(-1), titles(3).at(0), titles(3).length]).toEqual(['Stelle 00', 'Stelle 24', 'Stelle 50', 10]);
    expect(titles(9)).toEqual(titles(3));
    expect(jobListView([], { ...state, page: 4 }, 'dashboard')).toMatchObject({ rows: [], page: 1 });
  });
  it('start anew with every other order', () => {
    const far = { ...state, page: 3 };
    expect([chooseSort(far, 'title').page, chooseSort(far, 'applications').page]).toEqual([1, 1]);
  });
});

describe('chooseSort', () => {
  it('JM08 turns the direction round for the current field', () => {
    const first = defaultJobListState('dashboard');
    const turned = { ...first, ...chooseSort(first, 'createdAt') };
    expect([first.direction, turned.direction, chooseSort(turned, 'createdAt').direction]).toEqual([
      'descending',
      'ascending',
      'descending',
    ]);
    expect(chooseSort(first, 'title')).toEqual({ page: 1, sort: 'title', direction: 'ascending' });
  });
});
