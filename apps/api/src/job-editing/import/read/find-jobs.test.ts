import { describe, expect, it } from 'vitest';
import { findJobs } from './find-jobs.ts';

const job = (title: string, more: object = {}): object => ({ '@type': 'JobPosting', title, ...more });
const found = (title: string): unknown => expect.objectContaining({ title });

describe('the jobs of a JSON value', () => {
  it.each(['jobs', 'postings', 'data', 'results', 'items', 'stellen', 'jobPostings', 'itemListElement', '@graph'])(
    'are found in a list under %s',
    (key) => {
      expect(findJobs({ [key]: [job('Eins'), job('Zwei')] })).toEqual([found('Eins'), found('Zwei')]);
    },
  );

  it.each(['item', 'mainEntity', 'data', 'results'])('are found as one job under %s', (key) => {
    expect(findJobs({ [key]: job('Eins') })).toEqual([found('Eins')]);
    expect(findJobs({ [key]: { jobs: [job('Eins')] } })).toEqual([found('Eins')]);
  });

  it('are found at several places', () => {
    expect(findJobs([{ jobs: [job('Eins')], mainEntity: job('Zwei') }, [job('Drei')]])).toEqual([
      found('Eins'),
      found('Zwei'),
      found('Drei'),
    ]);
  });

  it('are not searched for in jobs', () => {
    expect(findJobs(job('Eins', { mainEntity: job('Zwei') }))).toEqual([found('Eins')]);
  });

  it('has what else stands in a list of jobs, so that it is refused with its reason and not lost', () => {
    expect(findJobs({ jobs: [job('Eins'), { name: 'ohne Titel' }, 7] })).toEqual([found('Eins'), { name: 'ohne Titel' }, 7]);
    expect(findJobs({ data: { jobs: [job('Eins'), { name: 'ohne Titel' }] } })).toEqual([found('Eins'), { name: 'ohne Titel' }]);
    expect(findJobs([job('Eins'), 7])).toEqual([found('Eins'), 7]);
  });

  it('has nothing of what a website says beside them', () => {
    const steps = {
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', name: 'Start', item: 'https://nordlicht.example' }],
    };
    expect(findJobs({ '@graph': [{ '@type': 'WebSite' }, steps, job('Eins')] })).toEqual([found('Eins')]);
  });

  it.each([
    ['no object', 7],
    ['something else', { '@type': 'Event', name: 'Messe' }],
    ['a website', { '@graph': [{ '@type': 'WebSite', name: 'Seite' }] }],
    ['a list of something else', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: { '@type': 'Event' } }] }],
  ])('are none in %s, which comes back as it is', (_title, value) => {
    expect(findJobs(value)).toEqual([value]);
  });

  it('are none in an empty list', () => {
    expect([findJobs([]), findJobs({ jobs: [] })]).toEqual([[], []]);
  });

  it('ends where a value is nested deeper than any list of jobs', () => {
    const nested = (depth: number): object => Array.from({ length: depth }).reduce<object>((inner) => ({ data: inner }), job('Eins'));
    expect(findJobs(nested(5))).toEqual([found('Eins')]);
    expect(findJobs(nested(6))).toEqual([nested(6)]);
    const lists = Array.from({ length: 9 }).reduce<object>((inner) => ({ jobs: [inner] }), job('Eins'));
    expect(JSON.stringify(findJobs(lists))).toContain('jobs');
  });
});

describe('what a job only points to', () => {
  const company = { '@type': 'Organization', '@id': '#firma', name: 'Nordlicht' };
  const place = { '@type': 'Place', '@id': '#emden', name: 'Emden' };

  it('is its company and its places', () => {
    const pointing = job('Eins', { hiringOrganization: { '@id': '#firma' }, jobLocation: [{ '@id': '#emden' }, 'Leer'] });
    expect(findJobs({ '@graph': [company, place, pointing] })).toMatchObject([
      { hiringOrganization: company, jobLocation: [place, 'Leer'] },
    ]);
  });

  it('stands beside it, under it or among several, but says more than its address', () => {
    const pointing = job('Eins', { hiringOrganization: [{ '@id': '#firma' }] });
    expect(findJobs({ mainEntity: [{ item: company }, pointing] })).toMatchObject([{ hiringOrganization: company }]);
    expect(findJobs({ '@graph': [company, { '@id': '#firma' }, pointing] })).toMatchObject([{ hiringOrganization: company }]);
    expect(findJobs({ '@graph': [{ '@type': 'Organization', name: 'Südlicht' }, job('Eins', { hiringOrganization: {} })] })).toMatchObject([
      { hiringOrganization: {} },
    ]);
  });

  it('stays as it is when the job says it itself, or nobody does', () => {
    const own = { '@id': '#firma', name: 'Südlicht' };
    const jobs = [job('Eins', { hiringOrganization: own }), job('Zwei', { hiringOrganization: { '@id': '#fremd' } })];
    expect(findJobs({ '@graph': [company, ...jobs] })).toMatchObject([
      { hiringOrganization: own },
      { hiringOrganization: { '@id': '#fremd' } },
    ]);
  });
});
