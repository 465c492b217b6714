import { describe, expect, it } from 'vitest';
import { readCompanyJob, readCompanyJobs } from '../index';

/** Fields that the client reads unchanged. */
const unchanged = {
  title: 'Gleisbau',
  city: 'Kassel',
  location: 'Kassel-Nord',
  workingModel: 'Büro',
  employment: 'Vollzeit',
  createdAt: '2026-11-01T08:00:00.000Z',
  publishedAt: '2026-11-02T08:00:00.000Z',
  applications: 4,
  views: 87,
  hasVideo: true,
};
const wire = {
  ...unchanged,
  id: 101,
  isActive: false,
  active: false,
  jobProfileType: 'TECH',
  templateType: 'template3',
  template: { id: 3 },
  description: '<p>Text</p>',
  videos: ['https://v.example/a.mp4'],
  createdBy: { firstName: 'Jonas', lastName: 'Terhorst' },
  createdById: { firstName: 'Jonas', lastName: 'Terhorst' },
};
const job = {
  ...unchanged,
  id: '101',
  active: false,
  profileType: 'TECH',
  template: 'template3',
  createdBy: 'Jonas Terhorst',
};

describe('reading a job of the own company', () => {
  it('JM13, O78: reads every field that the list shows', () => {
    expect(readCompanyJob(wire)).toEqual(job);
  });

  it('JM13: reads the wrapped form, and the author under each documented name', () => {
    expect(readCompanyJob({ jobOfferDto: wire })).toEqual(job);
    const { createdBy, createdById, ...without } = wire;
    expect(readCompanyJob({ ...without, createdById })).toEqual(job);
    expect(readCompanyJob({ ...without, createdBy })).toEqual(job);
    expect(readCompanyJob({ ...without, createdBy: 'Jonas Terhorst' })).toEqual(job);
    expect(readCompanyJob(without).createdBy).toBe('');
  });

  it('knows a video by the flag, else by its URL, and takes the flag where both are there', () => {
    const { hasVideo: _hasVideo, ...without } = wire;
    expect([without, { ...without, videos: [] }, { ...wire, hasVideo: false }].map((one) => readCompanyJob(one).hasVideo)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('EN45, O31: a missing flag is active, missing views are unknown', () => {
    expect(readCompanyJob({ id: 1 })).toMatchObject({ active: true, views: null, applications: 0, createdAt: null });
  });

  it.each([[[wire]], [{ jobs: [wire] }], [{ data: [wire] }]])('finds the list in form %#', (answer) => {
    expect(readCompanyJobs(answer)).toEqual([job]);
  });
});
