import { readJob } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { jobPostingJsonLd } from './json-ld';

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
    expect(jobPostingJsonLd(job, now)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Lokführerin',
      employmentType: 'PART_TIME',
      datePosted: '2026-11-01T08:00:00Z',
      jobLocationType: 'TELECOMMUTE',
      description: '<p>Text</p><ul><li>A &amp; B</li></ul>',
      jobLocation: { address: { addressLocality: 'Kiel' } },
    });
  });

  it('is absent past the closing date (rule 14)', () => {
    expect(jobPostingJsonLd({ ...job, closesAt: '2026-11-19T12:00:00Z' }, now)).toBeUndefined();
    expect(jobPostingJsonLd({ ...job, closesAt: '2026-11-20T00:00:00Z' }, now)).toBeDefined();
  });
});
