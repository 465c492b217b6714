import { readJobPage } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { filterTags } from './filter-tags';
import { findJobs } from './find-jobs';
import { jobListParams, jobListView, JOBS_PER_PAGE, partsOf, readJobListState } from './job-list';
import { filterJobs } from './job-filter';

const job = (id: number, title: string, company: string, city: string, employment: string) => ({ id, title, company, city, employment });
const all = readJobPage({
  jobs: [
    job(1, 'Lokführerin', 'Nordbahn', 'Hamburg', 'Vollzeit'),
    job(2, 'Jurist', 'Äquator AG', 'Ahlen', 'Teilzeit'),
    job(3, 'Ärztin', 'Nordbahn', 'Hamburg', 'Teilzeit'),
    job(4, 'Weichenwärterin', 'Südbahn', 'Ulm', 'Übergangsweise'),
    job(5, 'Zugbegleiter', 'Südbahn', 'Öhringen', 'Aushilfe'),
  ],
});
const state = (query: string) => readJobListState(new URLSearchParams(query));
const titles = (query: string) => filterJobs(all, state(query)).jobs.map(({ title }) => title);

describe('the list in the browser', () => {
  it('PL03 PL04 matches title or company in any case', () => {
    for (const search of ['LOKF', 'lokf', 'okFÜHR']) expect(titles(`search=${search}`), search).toEqual(['Lokführerin']);
    for (const search of ['nordbahn', 'NORDBAHN', 'ordb']) expect(titles(`search=${search}`), search).toEqual(['Lokführerin', 'Ärztin']);
    for (const search of ['äqua', 'ÄQUA', 'aequa', 'aqua']) expect(titles(`search=${search}`), search).toEqual(['Jurist']);
  });

  it('finds umlauts however they are typed, as every list does', () => {
    const near = readJobPage({ jobs: [job(1, 'Fahrdienstleitung München', 'Südbahn', '', ''), job(2, 'Jurist', 'Nordbahn', '', '')] });
    for (const search of ['muen', 'mun', 'MÜN', 'suedbahn', 'sudb'])
      expect(
        filterJobs(near, state(`search=${search}`)).jobs.map(({ id }) => id),
        search,
      ).toEqual(['1']);
  });

  it('sets jobs without comparable pay apart where a least pay is asked for', () => {
    const pay = (min: number, currency: string) => ({ payRange: { min, max: null, currency, unit: 'YEAR' } });
    const { jobs } = readJobPage({
      jobs: [{ id: 1 }, { id: 2, ...pay(60_000, 'EUR') }, { id: 3, ...pay(90_000, 'CHF') }, { id: 4, ...pay(70_000, 'EUR') }, { id: 5 }],
    });
    const note = { corrected: '', related: [], nearest: false, newest: false, similar: 1 };
    const parts = (payMin: number) =>
      Object.entries(partsOf({ jobs, note }, { payMin })).map(([name, part]) => [name, part.map(({ id }) => id).join('')]);
    expect(parts(50_000)).toEqual([
      ['hits', '24'],
      ['unpaid', '13'],
      ['similar', '5'],
    ]);
    expect(parts(0)).toEqual([
      ['hits', '1234'],
      ['unpaid', ''],
      ['similar', '5'],
    ]);
  });

  it('PL07 joins search, place and employment', () => {
    expect(titles('search=nordbahn&location=Hamburg&employment=Teilzeit')).toEqual(['Ärztin']);
    expect(titles('search=jurist&location=Hamburg')).toEqual([]);
    expect(titles('search=jurist&employment=Vollzeit')).toEqual([]);
    expect(titles('location=Ahlen&employment=Vollzeit')).toEqual([]);
  });

  it('PL05 PL06 offers distinct values in German order', () => {
    const view = jobListView(all, all);
    expect(view.locations).toEqual(['Ahlen', 'Hamburg', 'Öhringen', 'Ulm']);
    expect(view.employments).toEqual(['Aushilfe', 'Teilzeit', 'Übergangsweise', 'Vollzeit']);
  });

  it('PL05 PL06 filters by each place and each employment', () => {
    for (const [place, found] of [
      ['Ahlen', ['Jurist']],
      ['Hamburg', ['Lokführerin', 'Ärztin']],
      ['Öhringen', ['Zugbegleiter']],
      ['Ulm', ['Weichenwärterin']],
    ] as const)
      expect(titles(`location=${place}`), place).toEqual(found);
    for (const [employment, found] of [
      ['Aushilfe', ['Zugbegleiter']],
      ['Teilzeit', ['Jurist', 'Ärztin']],
      ['Übergangsweise', ['Weichenwärterin']],
      ['Vollzeit', ['Lokführerin']],
    ] as const)
      expect(titles(`employment=${employment}`), employment).toEqual(found);
  });

  it('filters by whether the contract ends, as its address says', () => {
    const contracts = { Lokführerin: 'permanent', Jurist: 'temporary', Ärztin: '2028-12-31' } as const;
    const rows = readJobPage({
      jobs: [...Object.entries(contracts), ['Weichenwärterin', null]].map(([title, contract], id) => ({ id, title, contract })),
    });
    const found = (query: string) => filterJobs(rows, state(query)).jobs.map(({ title }) => title);
    expect(found('contract=permanent')).toEqual(['Lokführerin']);
    expect(found('contract=temporary')).toEqual(['Jurist', 'Ärztin']);
    expect(found('contract=forever')).toHaveLength(4);
    expect(jobListParams(state('contract=temporary'))).toMatchObject({ contract: 'temporary' });
    expect(filterTags(state('contract=temporary'))).toEqual([{ name: 'contract', label: 'Befristet', without: { contract: '', page: 1 } }]);
  });

  it('PL05 PL06 takes a value for itself alone, not for one that begins or ends with it', () => {
    const near = readJobPage({
      jobs: [
        ['Ulm', 'Teilzeit'],
        ['Neu-Ulm', 'Altersteilzeit'],
        ['Ulmen', 'Teilzeit abends'],
      ].map(([city = '', employment = ''], index) => job(index + 1, 'Gärtner', 'Nordbahn', city, employment)),
    });
    for (const query of ['location=Ulm', 'employment=Teilzeit'])
      expect(
        filterJobs(near, state(query)).jobs.map(({ id }) => id),
        query,
      ).toEqual(['1']);
  });

  it('sorts titles in German order and keeps the newest first otherwise', () => {
    expect(titles('sort=title')).toEqual(['Ärztin', 'Jurist', 'Lokführerin', 'Weichenwärterin', 'Zugbegleiter']);
    expect(titles('sort=unsinn')).toEqual(['Lokführerin', 'Jurist', 'Ärztin', 'Weichenwärterin', 'Zugbegleiter']);
  });

  it('pages, and shows the last page for a number beyond it', () => {
    const many = readJobPage({
      jobs: Array.from({ length: JOBS_PER_PAGE + 1 }, (_, index) => job(index + 1, `Stelle ${index}`, 'A', 'B', 'C')),
    });
    expect(filterJobs(many, state('page=2')).jobs).toHaveLength(1);
    expect(filterJobs(many, state('page=99')).page).toBe(2);
    expect(filterJobs(many, state('page=-3')).page).toBe(1);
  });
});

it('finds the same in a list as its filter, which loads with the first one', async () => {
  expect(await findJobs(all, state('search=nordbahn'))).toEqual(filterJobs(all, state('search=nordbahn')));
});

it('shows a page of the plain list, whose filters keep their values', () => {
  const many = readJobPage({ jobs: Array.from({ length: JOBS_PER_PAGE + 5 }, (_, index) => job(index + 1, 'Stelle', 'A', 'B', 'C')) });
  const { jobs, total, page } = jobListView(many, many);
  expect([jobs.length, total, page]).toEqual([JOBS_PER_PAGE, JOBS_PER_PAGE + 5, 1]);
  expect(jobListView(filterJobs(all, state('search=jurist')), all)).toMatchObject({
    total: 1,
    locations: ['Ahlen', 'Hamburg', 'Öhringen', 'Ulm'],
  });
});

describe('the list on the server', () => {
  const part = readJobPage({ jobs: [job(1, 'A', 'B', 'C', 'D')], total: 5000, locations: ['X'], employments: ['Y'] });

  it('brings the values of its filters', () => {
    const second = { ...part, page: 2, locations: ['Z'], employments: ['Z'] };
    expect(jobListView(second, part)).toEqual({
      jobs: part.jobs,
      total: 5000,
      page: 2,
      locations: ['X'],
      employments: ['Y'],
      note: null,
      near: null,
      wider: null,
    });
  });
});
