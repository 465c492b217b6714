import { describe, expect, test } from 'vitest';
import { faultsOf } from '../shared/faults';
import { canMove, moveContact, toggleContact } from './contacts';
import { focusPageOf, specificOf, toJobPayload } from './to-payload';
import { jobFormSchema, jobFormValues } from './values';
import { videoFault } from './video';

const known = {
  title: ' Fachplanung ',
  city: 'Hamburg',
  workingModel: 'Hybrid',
  employment: 'Vollzeit',
  jobDescription: '<p>A</p>',
  yourTasks: '<p>B</p>',
  yourProfile: '<p>C</p>',
};
const filled = jobFormValues('create', known);

describe('rules', () => {
  test('JM31 every required field is named, an empty paragraph counts as empty; JM32 the rest is optional', () => {
    expect(Object.keys(faultsOf(jobFormSchema, jobFormValues('create', { yourTasks: '<p>&nbsp;</p>' })))).toEqual([
      'title',
      'city',
      'workingModel',
      'employment',
      'jobDescription',
      'yourTasks',
      'yourProfile',
    ]);
    expect(faultsOf(jobFormSchema, filled)).toEqual({});
  });

  test('JM49 more than three contact persons are refused', () => {
    expect(faultsOf(jobFormSchema, { ...filled, contacts: ['1', '2', '3'] })).toEqual({});
    expect(faultsOf(jobFormSchema, { ...filled, contacts: ['1', '2', '3', '4'] })).toEqual({
      contacts: 'Es können maximal 3 Ansprechpartner ausgewählt werden',
    });
  });

  test('JM38 JM39 first values', () => {
    expect(jobFormValues('create')).toMatchObject({ isActive: true, jobProfileType: 'DEFAULT', templateType: 'template2', focusPage: '' });
    expect(jobFormValues('edit').templateType).toBe('template1');
    expect(jobFormValues('edit', { templateType: 'template3' }).templateType).toBe('template3');
  });

  test('JM57 JM58 the video', () => {
    const size = 100 * 1024 * 1024;
    expect(videoFault({ name: 'a.mov', type: '', size })).toBe('');
    expect(videoFault({ name: 'a', type: 'video/x-msvideo', size: 1 })).toBe('');
    expect(videoFault({ name: 'a.mp4', type: 'video/mp4', size: size + 1 })).toBe('Das Video darf maximal 100MB groß sein');
    expect(videoFault({ name: 'a.webm', type: 'video/webm', size: 1 })).toBe('Bitte wählen Sie ein Video im Format MP4, MOV oder AVI');
  });
});

test('JM51 JM52 ranks follow the order: choose, drop, move, and stop at the ends', () => {
  const chosen = ['a', 'b', 'c'].reduce<string[]>(toggleContact, []);
  expect(chosen).toEqual(['a', 'b', 'c']);
  expect(toggleContact(chosen, 'a')).toEqual(['b', 'c']);
  expect(moveContact(chosen, 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveContact(chosen, 'b', 1)).toEqual(['a', 'c', 'b']);
  expect([canMove(chosen, 'a', -1), canMove(chosen, 'c', 1), canMove(chosen, 'b', 1)]).toEqual([false, false, true]);
  expect(moveContact(chosen, 'a', -1)).toEqual(chosen);
});

describe('payload', () => {
  test('JM53 JM61 JM62 ranks, no id, an empty salary as null', () => {
    const body = toJobPayload({ ...filled, contacts: ['9', '4'] }, '7', null);
    expect(body.teamMembers).toEqual([
      { id: { teamMemberId: 9 }, jobOfferRank: 1 },
      { id: { teamMemberId: 4 }, jobOfferRank: 2 },
    ]);
    expect(body.companyId).toBe(7);
    expect(body.jobOffer).toMatchObject({ title: 'Fachplanung', ote: null, focusPage: null, video: null, isActive: true });
    expect(body.jobOffer).not.toHaveProperty('id');
    expect(body.jobOffer).not.toHaveProperty('contacts');
  });

  test.each([
    ['', null],
    ['default', null],
    ['0', null],
    ['-3', null],
    ['7', { id: 7 }],
  ])('JM47 focus page "%s"', (value, expected) => {
    expect(focusPageOf(value)).toEqual(expected);
  });

  test('JM40 JM63 known specific values stay, the new profile adds empty ones, an id goes', () => {
    const specific = specificOf({ jobProfileType: 'TECH', specificInformation: { id: '3', crmSystem: 'HubSpot', tools: 'Git' } });
    expect(specific).toMatchObject({ crmSystem: 'HubSpot', tools: 'Git', techStack: '', certifications: '' });
    expect(specific).not.toHaveProperty('id');
  });
});
