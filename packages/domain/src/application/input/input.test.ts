import { describe, expect, it } from 'vitest';
import { CallError, checkApplication, readApplicationInput, requests } from '../../endpoints';
import * as z from 'zod/mini';

const person = {
  jobOffer: { id: 7 },
  firstName: 'Ada',
  lastName: 'Kern',
  email: 'ada@post.example',
  linkedinProfile: 'linkedin.com/in/ada-kern',
  terms: true,
  gdpr: true,
};

function errorOf(body: object, { hasResume = false, multipart = false } = {}) {
  try {
    checkApplication(readApplicationInput(body, null, multipart), hasResume);
    return null;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    expect(error.kind).toBe('invalid');
    return { message: error.message, fields: error.fields };
  }
}

const INVALID_LINKEDIN = 'Bitte geben Sie eine gültige LinkedIn-Profil-URL an.';

describe('the rules of an application', () => {
  it('AF45 let pass what rests on a resume, on a LinkedIn profile, or on both', () => {
    expect(errorOf(person)).toBeNull();
    expect(errorOf({ ...person, linkedinProfile: '' }, { hasResume: true })).toBeNull();
    expect(errorOf(person, { hasResume: true })).toBeNull();
  });

  it('A08 rule 1: all broken rules at once, in the documented order, the first one as message', () => {
    expect(errorOf({ xingProfile: 'kein Profil', phone: '0'.repeat(41) })).toEqual({
      message: 'Bitte füllen Sie alle Pflichtfelder aus',
      fields: [
        { name: 'firstName', message: 'Bitte geben Sie Ihren Vornamen an.' },
        { name: 'lastName', message: 'Bitte geben Sie Ihren Nachnamen an.' },
        { name: 'email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse an.' },
        { name: 'jobId', message: 'Bitte füllen Sie dieses Feld aus.' },
        { name: 'phone', message: 'Höchstens 40 Zeichen.' },
        { name: 'xingProfile', message: 'Diese Angabe hat nicht das erwartete Format.' },
        { name: 'resume', message: 'Bitte laden Sie Ihren Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an.' },
        { name: 'acceptTerms', message: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.' },
        { name: 'gdpr', message: 'Bitte akzeptieren Sie die Datenschutzrichtlinien.' },
      ],
    });
  });

  it('rule 1: a field that breaks two rules is named once', () => {
    const twice = { ...person, linkedinProfile: `kein Profil ${'x'.repeat(500)}` };
    expect(errorOf(twice)?.fields).toEqual([{ name: 'linkedinProfile', message: 'Höchstens 500 Zeichen.' }]);
  });

  it('W41 a form says in its message what is missing', () => {
    expect(errorOf({ ...person, firstName: ' ', email: '' }, { multipart: true })?.message).toBe(
      'Formular unvollständig: Vorname, E-Mail fehlen',
    );
  });

  it.each([
    ['https://www.linkedin.com/in/ada', true],
    ['de.linkedin.com/in/ada', true],
    ['https://linkedin.com/', false],
    ['https://ada.example/linkedin', false],
    ['https://linkedin.com.evil.example/in/a', false],
    ['javascript:alert(1)', false],
    ['Ada Kern', false],
  ])('W32 the LinkedIn profile "%s": %s', (linkedinProfile, valid) => {
    const fields = [{ name: 'linkedinProfile', message: INVALID_LINKEDIN }];
    expect(errorOf({ ...person, linkedinProfile })).toEqual(valid ? null : { message: INVALID_LINKEDIN, fields });
  });
});

describe('the documented request of an application', () => {
  it('A10 holds the nested and the flat shape', () => {
    const { terms, ...applicationDto } = person;
    for (const body of [person, { applicationDto, acceptTerms: terms, subscribeNewsletter: false }])
      expect(z.safeParse(requests.applicationRequest, body).error?.issues).toBeUndefined();
  });
});
