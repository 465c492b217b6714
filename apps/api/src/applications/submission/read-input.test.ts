import { describe, expect, it } from 'vitest';
import { documentKindOf } from '@stellwerk/domain';
import { readApplicationInput } from '@stellwerk/domain/endpoints';
import { flatBody, nestedBody } from '../../testing/applications.ts';

const texts = (body: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));

describe('reading an application', () => {
  const { jobOffer: _jobOffer, ...fields } = flatBody(7);

  it('A10: the three documented shapes say the same', () => {
    const nested = readApplicationInput(nestedBody(7), null, false);
    expect(readApplicationInput(flatBody(7), null, false)).toEqual(nested);
    expect(readApplicationInput(texts({ jobId: 7, ...fields }), null, true)).toEqual({ ...nested, multipart: true });
    expect(nested).toMatchObject({
      jobId: 7,
      firstName: 'Ada',
      message: 'Guten Tag,\nich freue mich.',
      gdpr: true,
      terms: true,
      newsletter: false,
    });
  });

  it.each([
    ['7', 7],
    [7, 7],
    ['0', null],
    ['-1', null],
    ['7a', null],
    ['99999999999', null],
    [null, null],
    [undefined, null],
    [1.5, null],
  ])('the job %j is %j', (given, id) => {
    expect(readApplicationInput({ jobId: given }, null, false).jobId).toBe(id);
  });

  it('A68: jobDescription is the cover text, else message', () => {
    expect(readApplicationInput({ message: 'b' }, null, false).message).toBe('b');
    expect(readApplicationInput({ message: 'b', jobDescription: 'a' }, null, false).message).toBe('a');
  });

  it('A12: the code in the address wins over the one in the body', () => {
    expect(readApplicationInput({ referral: 'body' }, 'query', false).referral).toBe('query');
    expect(readApplicationInput({ referral: 'body' }, '', false).referral).toBe('body');
    expect(readApplicationInput({}, null, false).referral).toBe('');
  });

  it.each([
    [{ gdpr: true }, true],
    [{ gdpr: 'true' }, true],
    [{ gdpr: 'on' }, true],
    [{ applicationDto: { gdpr: true } }, true],
    [{ gdpr: false }, false],
    [{ gdpr: 'false' }, false],
    [{ gdpr: 'ja' }, false],
    [{}, false],
    [{ gdpr: null }, false],
    [{ gdpr: true, applicationDto: { gdpr: false } }, false],
  ])('consent is only what was ticked: %j is %j', (body, ticked) => {
    expect(readApplicationInput(body, null, false).gdpr).toBe(ticked);
  });

  it('A11: terms and acceptTerms are one tick, and one that is off wins', () => {
    expect(readApplicationInput({ terms: true }, null, false)).toMatchObject({ terms: true, termsField: 'terms' });
    expect(readApplicationInput({ acceptTerms: true }, null, false)).toMatchObject({ terms: true, termsField: 'acceptTerms' });
    expect(readApplicationInput({ terms: false, acceptTerms: true }, null, false).terms).toBe(false);
    expect(readApplicationInput({ applicationDto: { terms: true }, acceptTerms: false }, null, false).terms).toBe(false);
    expect(readApplicationInput({ newsletter: true }, null, false).newsletter).toBe(true);
    expect(readApplicationInput({ subscribeNewsletter: 'true' }, null, false).newsletter).toBe(true);
  });

  it.each([null, 'text', 7, [], [{}]])('survives %j', (body) => {
    expect(readApplicationInput(body, null, false)).toMatchObject({
      jobId: null,
      firstName: '',
      gdpr: false,
      salutation: 'NOT_SPECIFIED',
      applicationType: 'FULL',
      source: 'WEBSITE',
    });
  });

  it('knows the slots of files, and no others', () => {
    expect(['resume', 'coverLetter', 'additionalDocuments', 'video'].map(documentKindOf)).toEqual([
      'resume',
      'coverLetter',
      'additional',
      'video',
    ]);
    expect(documentKindOf('photo')).toBeNull();
  });
});
