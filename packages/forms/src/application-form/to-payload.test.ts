import { describe, expect, test } from 'vitest';
import { FILE_FIELDS, hasFiles, numericJobId, toFlatJson, toFormData, toNestedJson } from './to-payload';
import { emptyApplication, noFiles, type ApplicationValues } from './values';

const values: ApplicationValues = {
  ...emptyApplication,
  firstName: ' Annika ',
  lastName: 'Brandt',
  email: ' annika.brandt@post.example ',
  phone: '040 5550 1482',
  message: 'Mich reizt der Umbau.',
  includeLinkedIn: true,
  linkedinProfile: 'linkedin.com/in/annika',
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
  test('AF49 AF50 anonymous: everything about the person nested, the message as jobDescription, defaults as documented', () => {
    expect(toNestedJson(values, target)).toEqual({
      applicationDto: { jobOffer: { id: 42 }, referral: 'JANA7', ...person },
      subscribeNewsletter: false,
      acceptTerms: true,
    });
  });

  test('logged in: the same data flat', () => {
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
    expect(body).toMatchObject({ terms: false, gdpr: false, acceptTerms: false, subscribeNewsletter: true });
  });
});

describe('multipart', () => {
  const files = {
    resume: new File(['r'], 'Lebenslauf.pdf'),
    coverLetter: new File(['c'], 'Anschreiben.docx'),
    additional: new File(['a'], 'Zeugnisse.zip'),
    video: new File(['v'], 'Vorstellung.mp4'),
  };
  const form = toFormData({ ...values, files }, target);

  test('AF48 AF51 every documented field, jobId in digits only', () => {
    const texts = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
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
    const names = [...form].flatMap(([name, value]) => (value instanceof File ? [[name, value.name]] : []));
    expect(names).toEqual([
      [FILE_FIELDS.resume, 'Lebenslauf.pdf'],
      [FILE_FIELDS.coverLetter, 'Anschreiben.docx'],
      [FILE_FIELDS.additional, 'Zeugnisse.zip'],
      [FILE_FIELDS.video, 'Vorstellung.mp4'],
    ]);
    expect(new Set(names.map(([name]) => name)).size).toBe(4);
  });

  test('an empty slot sends nothing', () => {
    expect(toFormData(values, target).has('resume')).toBe(false);
  });
});

test('A10 one chosen file is enough for multipart', () => {
  expect(hasFiles(values)).toBe(false);
  expect(hasFiles({ files: { ...noFiles, video: new File(['v'], 'v.mp4') } })).toBe(true);
});

test.each(['', '0', '4 2', 'x', '-1', '1.5'])('"%s" is no job id', (id) => {
  expect(() => numericJobId(id)).toThrow(RangeError);
});
