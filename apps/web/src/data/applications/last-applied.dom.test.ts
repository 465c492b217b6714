import { readJob } from '@stellwerk/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appliedJob, readLastApplied, storeLastApplied } from './last-applied';

const AT = '2026-11-20T09:12:00.000Z';
const job = { id: '7', title: 'Gleisbau', company: 'Nordbahn', location: 'Kiel', logoUrl: '/logos/nordbahn.svg' };

beforeEach(() => localStorage.clear());

describe('AF33 AF34 the job that was applied to', () => {
  const read = readJob({
    id: 7,
    title: 'Gleisbau',
    company: { name: 'Nordbahn', logo: '/logos/nordbahn.svg' },
    location: 'Kiel',
    city: 'Kiel-Ost',
  });

  it('AF02 is named by the stored job, by the address until that is there, else in general', () => {
    const query = new URLSearchParams({ title: ' Titel ', company: 'Firma', location: 'Ort' });
    expect(appliedJob('7', read, query)).toEqual(job);
    expect(appliedJob('7', undefined, query)).toEqual({ id: '7', title: 'Titel', company: 'Firma', location: 'Ort', logoUrl: '' });
    expect(appliedJob('7', undefined, new URLSearchParams())).toEqual({
      id: '7',
      title: 'Unbekannte Stelle',
      company: 'Unbekanntes Unternehmen',
      location: 'Unbekannter Ort',
      logoUrl: '',
    });
  });

  it('is named in general where the job itself says nothing', () => {
    expect(appliedJob('7', readJob({ id: 7, title: null }), new URLSearchParams())).toEqual({
      id: '7',
      title: 'Unbekannte Stelle',
      company: 'Unbekanntes Unternehmen',
      location: 'Unbekannter Ort',
      logoUrl: '',
    });
  });

  it('has its city where it has no location', () => {
    expect(appliedJob('7', readJob({ id: 7, city: 'Kiel-Ost' }), new URLSearchParams()).location).toBe('Kiel-Ost');
  });
});

describe('EN49 A31 the last application', () => {
  it('is found for its job alone', () => {
    storeLastApplied({ applicationId: '42', sentAt: AT, job });
    expect(Object.keys(localStorage).toSorted()).toEqual(['lastAppliedAt', 'lastAppliedId', 'lastAppliedJob']);
    expect(readLastApplied('7')).toEqual({ applicationId: '42', sentAt: AT, job });
    expect(readLastApplied('8')).toBeNull();
  });

  it.each([
    ['{"id":"7"}', { id: '7', title: 'Unbekannte Stelle', company: 'Unbekanntes Unternehmen', location: 'Unbekannter Ort', logoUrl: '' }],
    [
      '{"id":"7","title":"","company":4,"location":"Kiel"}',
      { id: '7', title: 'Unbekannte Stelle', company: 'Unbekanntes Unternehmen', location: 'Kiel', logoUrl: '' },
    ],
  ])('of which %s is stored has the texts for what is unknown', (stored, shown) => {
    localStorage.setItem('lastAppliedId', '42');
    localStorage.setItem('lastAppliedJob', stored);
    localStorage.setItem('lastAppliedAt', 'gestern');
    expect(readLastApplied('7')).toEqual({ applicationId: '42', sentAt: '', job: shown });
  });

  it.each(['null', '"7"', '{}', '{"id":7}', 'kein JSON'])('is none when %s is stored', (stored) => {
    localStorage.setItem('lastAppliedId', '42');
    localStorage.setItem('lastAppliedJob', stored);
    expect(readLastApplied('7')).toBeNull();
  });

  it('is none without its number', () => {
    localStorage.setItem('lastAppliedJob', JSON.stringify(job));
    expect(readLastApplied('7')).toBeNull();
    localStorage.clear();
    localStorage.setItem('lastAppliedId', '42');
    expect(readLastApplied('7')).toBeNull();
  });

  it('is not remembered where storage is forbidden', () => {
    for (const name of ['getItem', 'setItem'] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new Error('SecurityError');
      });
    expect(() => storeLastApplied({ applicationId: '42', sentAt: AT, job })).not.toThrow();
    expect(readLastApplied('7')).toBeNull();
  });
});
