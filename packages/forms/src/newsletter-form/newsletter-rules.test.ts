import { describe, expect, it } from 'vitest';
import { newsletterErrors, toggleType } from './newsletter';

const valid = { email: 'du@post.example', types: ['CANDIDATE'], terms: true } as const;
const none = { email: '', types: '', terms: '' };

describe('W06 the sign-up', () => {
  it.each(['du@post.example', ' du@post.example ', 'd.u+x@post.co', `${'a'.repeat(241)}@post.example`])('takes "%s"', (email) => {
    expect(newsletterErrors({ ...valid, email })).toEqual(none);
  });

  it.each([
    'du@post.e',
    'x du@post.example',
    'du@post.example x',
    'du@po st.example',
    'a@b@post.example',
    `${'a'.repeat(242)}@post.example`,
  ])('asks again for "%s"', (email) => {
    expect(newsletterErrors({ ...valid, email })).toEqual({ ...none, email: 'Bitte gib deine E-Mail-Adresse ein.' });
  });

  it('wants a type and the consent', () => {
    expect(newsletterErrors({ ...valid, types: [], terms: false })).toEqual({
      email: '',
      types: 'Bitte wähle mindestens eine Option aus.',
      terms: 'Bitte akzeptiere die Datenschutzbestimmungen.',
    });
  });

  it('NL03 keeps the order of the list, whatever is ticked last', () => {
    expect(toggleType(['REFERRER', 'CANDIDATE'], 'RECRUITER')).toEqual(['RECRUITER', 'REFERRER', 'CANDIDATE']);
    expect(toggleType(['RECRUITER', 'REFERRER', 'CANDIDATE'], 'REFERRER')).toEqual(['RECRUITER', 'CANDIDATE']);
  });
});
