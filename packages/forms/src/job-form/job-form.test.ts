import { byJobDetail, JOB_DETAIL_NAMES, readStoredJob } from '@stellwerk/domain';
import { describe, expect, test } from 'vitest';
import { fieldErrorsOf } from '../shared/field-errors';
import { canMove, moveContact, toggleContact } from './contacts';
import { knownJobValues } from './known';
import { payFieldsOf, payRangeOf } from './pay';
import { focusPageOf, specificOf, toDesignPayload, toJobPayload } from './to-payload';
import { jobFormSchema, jobFormValues } from './values';
import { videoError } from './video';

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
const now = new Date('2026-11-20T22:30:00.000Z');
const rules = jobFormSchema('create', now);

describe('rules', () => {
  test('JM31 every required field is named, an empty paragraph counts as empty; JM32 the rest is optional', () => {
    expect(Object.keys(fieldErrorsOf(rules, jobFormValues('create', { yourTasks: '<p>&nbsp;</p>' })))).toEqual([
      'title',
      'city',
      'workingModel',
      'employment',
      'jobDescription',
      'yourTasks',
      'yourProfile',
    ]);
    expect(fieldErrorsOf(rules, filled)).toEqual({});
  });

  test('JM49 more than three contact persons are refused', () => {
    expect(fieldErrorsOf(rules, { ...filled, contacts: ['1', '2', '3'] })).toEqual({});
    expect(fieldErrorsOf(rules, { ...filled, contacts: ['1', '2', '3', '4'] })).toEqual({
      contacts: 'Es können maximal 3 Ansprechpartner ausgewählt werden.',
    });
  });

  test('JM64 texts are as long as the server takes them (O23)', () => {
    const limits = { title: 150, city: 100, ote: 100, jobDescription: 20_000, weOffer: 20_000 };
    for (const [name, limit] of Object.entries(limits)) {
      expect(fieldErrorsOf(rules, { ...filled, [name]: 'x'.repeat(limit) })).toEqual({});
      expect(fieldErrorsOf(rules, { ...filled, [name]: 'x'.repeat(limit + 1) })).toEqual({ [name]: `Höchstens ${limit} Zeichen.` });
    }
  });

  test('JM38 JM39 first values', () => {
    const texts = ['title', 'city', 'workingModel', 'employment', 'ote', ...JOB_DETAIL_NAMES, 'payMin', 'payMax', 'closesOn', 'focusPage'];
    const sections = ['jobDescription', 'yourTasks', 'yourProfile', 'weOffer', 'aboutUs'];
    expect(jobFormValues('create')).toEqual({
      ...Object.fromEntries([...texts, ...sections].map((name) => [name, ''])),
      isActive: true,
      blindReview: false,
      jobProfileType: 'DEFAULT',
      templateType: 'template2',
      payUnit: 'YEAR',
      payCurrency: 'EUR',
      specificInformation: {},
      contacts: [],
    });
    expect(jobFormValues('edit').templateType).toBe('template1');
    expect(jobFormValues('edit', { templateType: 'template3' }).templateType).toBe('template3');
  });

  test('JM57 JM58 the video', () => {
    const size = 100 * 1024 * 1024;
    for (const name of ['a.mp4', 'a.mov', 'a.avi', 'A.MP4']) expect(videoError({ name, type: '', size }), name).toBe('');
    for (const type of ['video/mp4', 'video/quicktime', 'video/x-msvideo']) expect(videoError({ name: 'a', type, size: 1 }), type).toBe('');
    for (const name of ['a.mp4', 'a.mov', 'a.avi'])
      expect(videoError({ name, type: '', size: size + 1 }), name).toBe('Das Video darf maximal 100MB groß sein.');
    for (const [name, type] of [
      ['a.webm', 'video/webm'],
      ['a.mkv', ''],
      ['a.pdf', 'application/pdf'],
    ] as const)
      expect(videoError({ name, type, size: 1 }), name).toBe('Bitte wählen Sie ein Video im Format MP4, MOV oder AVI.');
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

describe('pay and closing date (rule 14)', () => {
  test('the range needs its order, each end may stay open', () => {
    const errors = (payMin: string, payMax: string) => fieldErrorsOf(rules, { ...filled, payMin, payMax });
    for (const [min, max] of [
      ['', ''],
      ['60.000', ''],
      ['', '70.000'],
      ['60.000', '60.000'],
      ['60.000', '70.000'],
    ] as const)
      expect(errors(min, max)).toEqual({});
    expect(errors('70.000', '60.000')).toEqual({ payMax: 'Der Höchstbetrag darf nicht unter dem Mindestbetrag liegen.' });
    expect(errors('siebzig', '60.000')).toEqual({ payMin: 'Bitte geben Sie einen Betrag in Euro an, z. B. 60.000.' });
  });

  test('fields and stored range say the same, both open is none', () => {
    const range = { min: 17.5, max: null, currency: 'EUR', unit: 'HOUR' };
    expect(payFieldsOf(range)).toEqual({ payMin: '17,5', payMax: '', payUnit: 'HOUR', payCurrency: 'EUR' });
    expect(payRangeOf(payFieldsOf(range))).toEqual(range);
    expect(payRangeOf(payFieldsOf(null))).toBeNull();
    expect(toJobPayload({ ...filled, payMin: '68.000', payMax: '82.000' }, '7', null).jobOffer.payRange).toEqual({
      min: 68_000,
      max: 82_000,
      currency: 'EUR',
      unit: 'YEAR',
    });
  });

  test('a new job cannot have closed already in Berlin, a known one can', () => {
    const error = { closesOn: 'Die Bewerbungsfrist darf nicht in der Vergangenheit liegen.' };
    expect(fieldErrorsOf(rules, { ...filled, closesOn: '2026-11-19' })).toEqual(error);
    expect(fieldErrorsOf(rules, { ...filled, closesOn: '2026-11-20' })).toEqual({});
    expect(fieldErrorsOf(jobFormSchema('create', new Date('2026-11-20T23:30:00.000Z')), { ...filled, closesOn: '2026-11-20' })).toEqual(
      error,
    );
    expect(fieldErrorsOf(jobFormSchema('edit', now), { ...filled, closesOn: '2026-01-02' })).toEqual({});
    expect(toJobPayload({ ...filled, closesOn: '2026-12-24' }, '7', null).jobOffer.closesAt).toBe('2026-12-24');
    expect(toJobPayload(filled, '7', null).jobOffer).toMatchObject({ closesAt: null, payRange: null });
  });
});

test('JM78 a design travels as its number, with the profile type', () => {
  expect(
    (['template1', 'template2', 'template3'] as const).map((templateType) => toDesignPayload({ templateType, jobProfileType: 'TECH' })),
  ).toEqual([1, 2, 3].map((id) => ({ template: { id }, jobProfileType: 'TECH' })));
});

test('O79 O80 a stored job fills the form as it is, foreign pay and closing date included', () => {
  const job = readStoredJob({
    id: 5,
    title: 'Gleisbau',
    location: 'Werk 2',
    ote: '60.000 €',
    yourProfile: '<ul><li>Ruhe</li></ul>',
    teamMembers: [
      { id: { teamMemberId: 4 }, jobOfferRank: 2 },
      { id: { teamMemberId: 9 }, jobOfferRank: 1 },
    ],
    payRange: { min: 600, max: null, currency: 'CHF', unit: 'DAY' },
    focusPage: { id: 7, title: 'Werkstatt' },
    closesAt: '2026-11-30T23:30:00.000Z',
    templateType: null,
    isActive: false,
  });
  const { templateType: _none, ...untouched } = jobFormValues('create');
  expect(knownJobValues(job)).toEqual({
    ...untouched,
    title: 'Gleisbau',
    ote: '60.000 €',
    yourProfile: '<ul><li>Ruhe</li></ul>',
    contacts: ['9', '4'],
    payMin: '600',
    payMax: '',
    payUnit: 'DAY',
    payCurrency: 'CHF',
    closesOn: '2026-12-01',
    focusPage: '7',
    isActive: false,
  });
});

describe('payload', () => {
  test('JM45 the stored video stays, none is null', () => {
    const stored = { url: '/api/media/job-videos/original/a.mp4', filename: 'a.mp4' };
    expect(toJobPayload(filled, '7', stored).jobOffer.video).toEqual(stored);
    expect(toJobPayload(filled, '7', null).jobOffer.video).toBeNull();
  });

  test('JM53 JM61 JM62 ranks, no id, an empty salary as null', () => {
    const body = toJobPayload({ ...filled, contacts: ['9', '4'] }, '7', null);
    expect(body.teamMembers).toEqual([
      { id: { teamMemberId: 9 }, jobOfferRank: 1 },
      { id: { teamMemberId: 4 }, jobOfferRank: 2 },
    ]);
    expect(body.companyId).toBe(7);
    expect(body.jobOffer).toEqual({
      ...known,
      title: 'Fachplanung',
      jobProfileType: 'DEFAULT',
      templateType: 'template2',
      ote: null,
      ...byJobDetail(() => ''),
      payRange: null,
      closesAt: null,
      isActive: true,
      blindReview: false,
      focusPage: null,
      specificInformation: {},
      weOffer: '',
      aboutUs: '',
      video: null,
    });
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
    expect(specific).toEqual({
      crmSystem: 'HubSpot',
      tools: 'Git',
      techStack: '',
      frameworks: '',
      usedDatabases: '',
      cloudServices: '',
      developmentMethods: '',
      experienceLevel: '',
      certifications: '',
    });
  });
});
