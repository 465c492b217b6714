import { describe, expect, test } from 'vitest';
import { FILE_FIELDS } from '@stellwerk/domain';
import { hasFiles, numericJobId, toFlatJson, toFormData, toNestedJson } from './to-payload';
import { emptyApplication, noFiles, type ApplicationValues } from './values';

const values: ApplicationValues = {
  ...emptyApplication,
  firstName: ' Annika ',
  lastName: ' Brandt ',
  email: ' annika.brandt@post.example ',
  phone: ' 040 5550 1482 ',
  message: ' Mich reizt der Umbau. ',
  includeLinkedIn: true,
  linkedinProfile: ' linkedin.com/in/annika ',
  terms: true,
  gdpr: true,
};
const person = {
  firstName: 'Annika',
  lastName: 'Brandt',
  email: 'annika.brandt@post.example',
  phone: '040 5550 1482',
  linkedinProfile: 'https://linkedin.com/in/annika',
  xingProfile: '',
  jobDescription: 'Mich reizt der Umbau.',
  message: 'Mich reizt der Umbau.',
  salutation: 'NOT_SPECIFIED',
  applicationType: 'FULL',
  source: 'WEBSITE',
  terms: true,
  gdpr: true,
  initialApplication: false,
};
const target = { jobId: '42', referral: 'JANA7' };

describe('JSON', () => {
  test('AF49 AF50 EN38 anonymous: everything about the person nested, the message as jobDescription, defaults as documented', () => {
    expect(toNestedJson(values, target)).toEqual({
      applicationDto: { jobOffer: { id: 42 }, referral: 'JANA7', ...person },
      subscribeNewsletter: false,
      acceptTerms: true,
    });
  });

  test('EN38 logged in: the same data flat', () => {
    expect(toFlatJson(values, target)).toEqual({
      jobOffer: { id: 42 },
      referral: 'JANA7',
      ...person,
      subscribeNewsletter: false,
      acceptTerms: true,
    });
  });

  test('without a referral no such key travels', () => {
    expect(toFlatJson(values, { jobId: '42' })).not.toHaveProperty('referral');
  });

  test('a switched-off LinkedIn address stays at home', () => {
    expect(toFlatJson({ ...values, includeLinkedIn: false }, target).linkedinProfile).toBe('');
  });

  test('consents are what was ticked, never a default (rule 1)', () => {
    const body = toFlatJson({ ...values, terms: false, gdpr: false, newsletter: true }, target);
    expect(body).toEqual({
      jobOffer: { id: 42 },
      referral: 'JANA7',
      ...person,
      terms: false,
      gdpr: false,
      acceptTerms: false,
      subscribeNewsletter: true,
    });
  });
});

describe('multipart', () => {
  const files = {
    resume: new File(['r'], 'Lebenslauf.pdf'),
    coverLetter: new File(['c'], 'Anschreiben.docx'),
    additional: new File(['a'], 'Zeugnisse.zip'),
    video: new File(['v'], 'Vorstellung.mp4'),
  };
  const formOf = () => [...toFormData({ ...values, files }, target)];

  test('AF48 AF51 every documented field, jobId in digits only', () => {
    const texts = Object.fromEntries(formOf().filter(([, value]) => typeof value === 'string'));
    expect(texts).toEqual({
      ...person,
      terms: 'true',
      gdpr: 'true',
      initialApplication: 'false',
      referral: 'JANA7',
      newsletter: 'false',
      subscribeNewsletter: 'false',
      acceptTerms: 'true',
      jobId: '42',
    });
  });

  test('AF51 the four files under their own names', () => {
    const names = formOf().flatMap(([name, value]) => (value instanceof File ? [[name, value.name]] : []));
    expect(names).toEqual([
      ['resume', 'Lebenslauf.pdf'],
      ['coverLetter', 'Anschreiben.docx'],
      ['additionalDocuments', 'Zeugnisse.zip'],
      ['video', 'Vorstellung.mp4'],
    ]);
  });

  test('an empty slot sends nothing', () => {
    for (const name of Object.values(FILE_FIELDS)) expect(toFormData(values, target).has(name), name).toBe(false);
  });
});

test('A10 one chosen file is enough for multipart', () => {
  expect(hasFiles(values)).toBe(false);
  for (const slot of ['resume', 'coverLetter', 'additional', 'video'])
    expect(hasFiles({ files: { ...noFiles, [slot]: new File(['v'], 'v.mp4') } }), slot).toBe(true);
});

test.each([
  ['4', 4],
  ['42', 42],
  ['1001', 1001],
])('"%s" is the id %i of a job', (text, id) => {
  expect(numericJobId(text)).toBe(id);
});

test.each(['', '0', '4 2', 'x', '-1', '1.5'])('"%s" is no job id', (id) => {
  expect(() => numericJobId(id)).toThrow(RangeError);
});
