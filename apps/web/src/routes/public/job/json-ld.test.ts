import { readJob } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { jobPostingJsonLd } from './json-ld';

const ORIGIN = 'https://jobs.example';
const now = new Date('2026-11-20T09:00:00Z');
const job = readJob({
  id: 4,
  title: 'Lokführerin',
  company: 'Nordbahn',
  city: 'Kiel',
  employment: 'Teilzeit',
  workingModel: 'Remote',
  jobDescription: '<p>Text</p>',
  requirements: ['A & B'],
  publishedAt: '2026-11-01T08:00:00Z',
});

describe('structured data of a job', () => {
  it('says what search engines ask for', () => {
    expect(jobPostingJsonLd(job, now, ORIGIN)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Lokführerin',
      employmentType: 'PART_TIME',
      datePosted: '2026-11-01T08:00:00Z',
      description: '<p>Stellenbeschreibung</p><p>Text</p><p>Ihr Profil</p><ul><li>A &amp; B</li></ul>',
    });
  });

  it.each([
    ['permanent', 'PART_TIME'],
    ['temporary', ['PART_TIME', 'TEMPORARY']],
    ['2028-12-31', ['PART_TIME', 'TEMPORARY']],
  ] as const)('says that the contract ends beside the kind of employment: "%s"', (contract, employmentType) => {
    expect(jobPostingJsonLd({ ...job, contract }, now, ORIGIN)).toMatchObject({ employmentType });
  });

  it.each([
    ['2027-01-01', { jobStartDate: '2027-01-01' }],
    ['2026-11-19', { jobImmediateStart: true }],
    ['', { jobStartDate: undefined }],
  ] as const)('says when the work begins: "%s"', (startsOn, said) => {
    expect(jobPostingJsonLd({ ...job, startsOn }, now, ORIGIN)).toMatchObject(said);
  });

  it.each([
    ['at its city', { workingModel: 'Hybrid' }, { addressLocality: 'Kiel', addressCountry: 'DE' }],
    ['where its company is', { workingModel: 'Büro', city: '', company: { ...job.company, city: 'Ulm' } }, { addressLocality: 'Ulm' }],
    ['in the country, when nobody knows the place', { workingModel: '', city: '', location: '' }, { addressCountry: 'DE' }],
  ])('says of a job that it is done %s', (_where, change, address) => {
    const data = jobPostingJsonLd({ ...job, ...change }, now, ORIGIN);
    expect(data).toMatchObject({ jobLocation: { '@type': 'Place', address } });
    expect(data).toMatchObject({ jobLocationType: undefined, applicantLocationRequirements: undefined });
  });

  it('CS05 is nothing for a company that search engines shall not show', () => {
    expect(jobPostingJsonLd({ ...job, company: { ...job.company, listed: false } }, now, ORIGIN)).toBeUndefined();
  });

  it('says what is known of a place, and nothing else', () => {
    const at = (address: (typeof job)['address']) => jobPostingJsonLd({ ...job, workingModel: 'Büro', address }, now, ORIGIN);
    const kiel = { addressLocality: 'Kiel', addressRegion: 'Schleswig-Holstein', postalCode: '24103', addressCountry: 'DE' };
    expect(at({ country: 'DE', region: 'Schleswig-Holstein', postalCode: '24103' })).toMatchObject({ jobLocation: { address: kiel } });
    expect(at({ country: 'AT', region: 'Tirol', postalCode: '' })).toMatchObject({
      jobLocation: { address: { addressRegion: 'Tirol', postalCode: undefined, addressCountry: 'AT' } },
    });
    expect(at(undefined)).toMatchObject({ jobLocation: { address: { addressRegion: undefined, addressCountry: 'DE' } } });
  });

  it('names each of several towns', () => {
    const towns = [{ name: 'Bremen', country: 'DE', region: 'Bremen', postalCode: '' }, { name: 'Hamburg' }];
    expect(jobPostingJsonLd({ ...job, workingModel: 'Büro', towns }, now, ORIGIN)?.jobLocation).toMatchObject([
      { '@type': 'Place', address: { addressLocality: 'Bremen', addressRegion: 'Bremen', addressCountry: 'DE' } },
      { '@type': 'Place', address: { addressLocality: 'Hamburg', addressCountry: 'DE' } },
    ]);
  });

  it('says of a remote job where applicants may live, and a place only when it has one of its own', () => {
    const remote = { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'DE' } };
    expect(jobPostingJsonLd(job, now, ORIGIN)).toMatchObject({ ...remote, jobLocation: { address: { addressLocality: 'Kiel' } } });
    const vienna = { ...job, city: 'Wien', address: { country: 'AT', region: 'Wien', postalCode: '' } };
    expect(jobPostingJsonLd(vienna, now, ORIGIN)).toMatchObject({
      jobLocation: { address: { addressCountry: 'AT' } },
      applicantLocationRequirements: { '@type': 'Country', name: 'AT' },
    });
    const nowhere = { ...job, city: '', location: 'Bundesweit', company: { ...job.company, city: 'Ulm' } };
    expect(jobPostingJsonLd(nowhere, now, ORIGIN)).toMatchObject({ ...remote, jobLocation: undefined });
  });

  it('says absolute addresses, one amount or two, and until when it stands', () => {
    const full = {
      ...job,
      closesAt: '2026-11-30T12:00:00Z',
      payRange: { min: 3000, max: 3000, currency: 'EUR', unit: 'MONTH' } as const,
      company: { ...job.company, logoUrl: '/api/media/logos/original/a.svg', website: 'nordbahn.example', industry: 'Verkehr' },
    };
    expect(jobPostingJsonLd(full, now, ORIGIN)).toMatchObject({
      url: 'https://jobs.example/jobs/4',
      identifier: { '@type': 'PropertyValue', name: 'Nordbahn', value: '4' },
      validThrough: '2026-11-30T23:59:59',
      industry: 'Verkehr',
      hiringOrganization: { logo: 'https://jobs.example/api/media/logos/original/a.svg', sameAs: 'https://nordbahn.example' },
      baseSalary: { currency: 'EUR', value: { value: 3000, unitText: 'MONTH' } },
    });
    const range = { ...full, payRange: { ...full.payRange, max: 3600 } };
    expect(jobPostingJsonLd(range, now, ORIGIN)).toMatchObject({ baseSalary: { value: { minValue: 3000, maxValue: 3600 } } });
  });

  it('names a kind of employment that it does not know, and describes a job without texts by its title and its facts', () => {
    const bare = readJob({
      id: 5,
      title: 'Koch',
      company: { name: 'A', city: 'Ulm' },
      employment: 'Minijob',
      createdAt: '2026-11-01T08:00:00Z',
    });
    expect(jobPostingJsonLd(bare, now, ORIGIN)).toMatchObject({ employmentType: 'OTHER', description: '<p>Koch</p><p>A, Minijob</p>' });
    const odd = jobPostingJsonLd({ ...bare, title: 'Koch & <Kellner>' }, now, ORIGIN);
    expect(odd).toMatchObject({ description: '<p>Koch &amp; &lt;Kellner></p><p>A, Minijob</p>' });
  });

  it('is absent past the closing date (rule 14)', () => {
    expect(jobPostingJsonLd({ ...job, closesAt: '2026-11-19T12:00:00Z' }, now, ORIGIN)).toBeUndefined();
    expect(jobPostingJsonLd({ ...job, closesAt: '2026-11-20T00:00:00Z' }, now, ORIGIN)).toBeDefined();
  });
});
