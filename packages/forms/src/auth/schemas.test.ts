import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from '../shared/field-errors';
import { forgotSchema, loginSchema, registrationSchema, resetSchema } from './schemas';

const EMAIL = 'Bitte geben Sie eine gültige E-Mail-Adresse an.';
const SHORT = 'Das Passwort braucht mindestens 12 Zeichen.';

const registration = {
  accountType: 'CANDIDATE',
  firstName: 'Ada',
  lastName: 'Kern',
  email: ' ada@post.example ',
  password: 'zwölfzeichen',
  terms: true,
  gdpr: true,
};

describe('O01 a login', () => {
  it.each([
    [{ email: 'ada', password: 'x' }, {}],
    [
      { email: ' ', password: '' },
      { email: EMAIL, password: 'Bitte geben Sie Ihr Passwort ein.' },
    ],
    [{ email: 'a'.repeat(255), password: 'x' }, { email: 'Höchstens 254 Zeichen.' }],
  ])('asks only whether something is there: %j', (values, errors) => {
    expect(fieldErrorsOf(loginSchema, values)).toEqual(errors);
  });
});

describe('rule 9: a registration', () => {
  it('that is whole has no error', () => {
    for (const accountType of ['CANDIDATE', 'REFERRER', 'COMPANY'])
      expect(fieldErrorsOf(registrationSchema, { ...registration, accountType })).toEqual({});
  });

  it('that is empty names every field', () => {
    const empty = { accountType: 'CANDIDATE', firstName: '', lastName: ' ', email: '', password: '', terms: false, gdpr: false };
    expect(fieldErrorsOf(registrationSchema, empty)).toEqual({
      firstName: 'Bitte geben Sie Ihren Vornamen an.',
      lastName: 'Bitte geben Sie Ihren Nachnamen an.',
      email: EMAIL,
      password: SHORT,
      terms: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
      gdpr: 'Bitte akzeptieren Sie die Datenschutzerklärung.',
    });
  });

  it.each([
    ['accountType', 'PLATFORM_ADMIN'],
    ['firstName', 'x'.repeat(101)],
    ['lastName', 'x'.repeat(101)],
    ['email', 'ada@post'],
    ['email', `${'a'.repeat(243)}@post.example`],
    ['password', 'x'.repeat(11)],
    ['password', 'x'.repeat(129)],
  ])('with the %s "%s" is refused', (name, value) => {
    expect(Object.keys(fieldErrorsOf(registrationSchema, { ...registration, [name]: value }))).toEqual([name]);
  });

  it('has a password of 12 to 128 characters and no other rule', () => {
    for (const password of ['x'.repeat(12), 'x'.repeat(128), ' '.repeat(12)]) {
      expect(fieldErrorsOf(registrationSchema, { ...registration, password })).toEqual({});
      expect(fieldErrorsOf(resetSchema, { password })).toEqual({});
    }
    expect(fieldErrorsOf(resetSchema, { password: 'x'.repeat(11) })).toEqual({ password: SHORT });
    expect(fieldErrorsOf(resetSchema, { password: 'x'.repeat(129) })).toEqual({ password: 'Höchstens 128 Zeichen.' });
  });
});

it.each([
  ['ada@post.example', {}],
  [' ada@post.example ', {}],
  ['ada', { email: EMAIL }],
  ['', { email: EMAIL }],
])('O01 a link to a new password goes to "%s": %j', (email, errors) => {
  expect(fieldErrorsOf(forgotSchema, { email })).toEqual(errors);
});
