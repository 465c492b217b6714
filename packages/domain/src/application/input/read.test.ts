import { describe, expect, it } from 'vitest';
import { readApplicationInput, type ApplicationInput } from './read';

/** Result of reading an empty body. */
const nothing: ApplicationInput = {
  multipart: false,
  jobId: null,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  location: '',
  linkedinProfile: '',
  xingProfile: '',
  websiteUrl: '',
  message: '',
  skills: [],
  salutation: 'NOT_SPECIFIED',
  applicationType: 'FULL',
  source: 'WEBSITE',
  initialApplication: false,
  newsletter: false,
  gdpr: false,
  terms: false,
  termsField: 'acceptTerms',
  referral: '',
};

/** Fields that are read unchanged. */
const unchanged = {
  lastName: 'Kern',
  email: 'ada@post.example',
  phone: '040 1',
  location: 'Kiel',
  linkedinProfile: 'https://linkedin.com/in/ada',
  xingProfile: 'https://xing.com/ada',
  websiteUrl: 'https://ada.example',
  salutation: 'MS',
  applicationType: 'QUICK',
  source: 'PARTNER',
  initialApplication: true,
  terms: true,
  gdpr: true,
  referral: 'MC7F2KQW',
};

/** The person's data, read unchanged. */
const person = {
  ...unchanged,
  jobOffer: { id: 7 },
  firstName: ' Ada ',
  jobDescription: 'Guten Tag',
  skills: ['Gleisbau', ' ', 'Rust', null],
};

const wanted: ApplicationInput = {
  ...unchanged,
  multipart: false,
  jobId: 7,
  firstName: 'Ada',
  message: 'Guten Tag',
  skills: ['Gleisbau', 'Rust'],
  newsletter: true,
  termsField: 'terms',
};

const read = (body: unknown, ref: string | null = null): ApplicationInput => readApplicationInput(body, ref, false);

describe('an application as it arrived', () => {
  it('A10 reads the same from flat JSON, nested JSON and a form', () => {
    const { jobOffer, terms, ...applicationDto } = person;
    const form = {
      ...person,
      jobOffer: undefined,
      jobId: '7',
      skills: 'Gleisbau, ,Rust',
      initialApplication: 'true',
      terms: 'on',
      gdpr: 'true',
    };
    expect(read({ ...person, subscribeNewsletter: true })).toEqual(wanted);
    expect(read({ applicationDto: { ...applicationDto, jobOffer, terms }, subscribeNewsletter: true })).toEqual(wanted);
    expect(read({ applicationDto, jobOffer, acceptTerms: terms, newsletter: true })).toEqual({ ...wanted, termsField: 'acceptTerms' });
    expect(readApplicationInput({ ...form, newsletter: 'true' }, null, true)).toEqual({ ...wanted, multipart: true });
  });

  it.each([[undefined], [null], ['Ada'], [[person]], [{}], [{ applicationDto: 'Ada' }], [{ firstName: {}, jobOffer: 7, skills: 4 }]])(
    'of another shape reads as one that is empty: %j',
    (body) => {
      expect(read(body)).toEqual(nothing);
    },
  );

  it('A10 the inner value outranks the outer one', () => {
    expect(read({ applicationDto: { firstName: 'innen' }, firstName: 'außen', lastName: 'außen' })).toMatchObject({
      firstName: 'innen',
      lastName: 'außen',
    });
  });

  it.each([
    [{ jobOffer: { id: 3 }, jobId: 4, jobOfferId: 5 }, 3],
    [{ jobId: 4, jobOfferId: 5 }, 4],
    [{ jobOfferId: '5' }, 5],
    [{ jobId: '0' }, null],
    [{ jobId: '-4' }, null],
    [{ jobId: '4.5' }, null],
    [{ jobId: 'vier' }, null],
  ])('the job of %j is %j', (body, jobId) => {
    expect(read(body).jobId).toBe(jobId);
  });

  it.each([
    ['linkedinProfile', { linkedinUrl: 'zweite' }, 'zweite'],
    ['linkedinProfile', { linkedinProfile: 'erste', linkedinUrl: 'zweite' }, 'erste'],
    ['xingProfile', { xingUrl: 'zweite' }, 'zweite'],
    ['xingProfile', { xingProfile: 'erste', xingUrl: 'zweite' }, 'erste'],
    ['message', { message: 'zweite' }, 'zweite'],
    ['message', { jobDescription: 'erste', message: 'zweite' }, 'erste'],
    ['message', { jobDescription: ' ', message: 'zweite' }, 'zweite'],
    ['phone', { phone: 40 }, '40'],
  ] as const)('A68 %s of %j is "%s"', (name, body, text) => {
    expect(read(body)[name]).toBe(text);
  });

  it.each([
    ['the one of the URL', 'URL', { referral: 'a', ref: 'b' }, 'URL'],
    ['the one of the body', null, { referral: 'a', ref: 'b' }, 'a'],
    ['its short name', '', { ref: 'b' }, 'b'],
  ])('A12 the referral is %s', (_title, ref, body, code) => {
    expect(read(body, ref).referral).toBe(code);
  });
});

describe('what was ticked', () => {
  it.each([
    [true, true],
    ['true', true],
    [' TRUE ', true],
    ['on', true],
    ['ON', true],
    ['1', true],
    [1, true],
    [false, false],
    ['false', false],
    ['', false],
    ['no', false],
    ['untrue', false],
    ['only', false],
    ['truely', false],
    [0, false],
    [2, false],
    ['11', false],
    [null, false],
    [undefined, false],
    [{}, false],
    [['true'], false],
  ])('rule 1: %j counts as %s', (value, ticked) => {
    const { gdpr, terms, newsletter, initialApplication } = read({
      gdpr: value,
      terms: value,
      newsletter: value,
      initialApplication: value,
    });
    expect({ gdpr, terms, newsletter, initialApplication }).toEqual({
      gdpr: ticked,
      terms: ticked,
      newsletter: ticked,
      initialApplication: ticked,
    });
  });

  it.each([
    [{ terms: true }, true, 'terms'],
    [{ acceptTerms: true }, true, 'acceptTerms'],
    [{ terms: true, acceptTerms: true }, true, 'terms'],
    [{ terms: true, acceptTerms: false }, false, 'terms'],
    [{ terms: false, acceptTerms: true }, false, 'terms'],
    [{ terms: '', acceptTerms: true }, true, 'acceptTerms'],
    [{ terms: null, acceptTerms: 'on' }, true, 'acceptTerms'],
    [{ applicationDto: { terms: true }, acceptTerms: true }, true, 'terms'],
    [{ applicationDto: { terms: false }, terms: true }, false, 'terms'],
    [{ applicationDto: { terms: true }, terms: false }, false, 'terms'],
    [{ applicationDto: { acceptTerms: true } }, true, 'acceptTerms'],
    [{ applicationDto: { acceptTerms: false }, acceptTerms: true }, false, 'acceptTerms'],
    [{}, false, 'acceptTerms'],
  ])('A11 rule 1: the terms of %j are accepted: %s, under %s', (body, terms, termsField) => {
    expect(read(body)).toMatchObject({ terms, termsField });
  });

  it.each([
    [{ gdpr: true }, true],
    [{ applicationDto: { gdpr: true } }, true],
    [{ applicationDto: { gdpr: true }, gdpr: true }, true],
    [{ applicationDto: { gdpr: false }, gdpr: true }, false],
    [{ applicationDto: { gdpr: true }, gdpr: 'false' }, false],
  ])('rule 1: a contradiction is no consent: %j', (body, gdpr) => {
    expect(read(body).gdpr).toBe(gdpr);
  });

  it.each([
    [{ subscribeNewsletter: true }, true],
    [{ newsletter: 'on' }, true],
    [{ subscribeNewsletter: false, newsletter: true }, true],
    [{ subscribeNewsletter: false }, false],
  ])('the newsletter of %j is wanted: %s', (body, newsletter) => {
    expect(read(body).newsletter).toBe(newsletter);
  });
});
