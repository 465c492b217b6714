import { describe, expect, it } from 'vitest';
import { sectionStates } from './sections';
import { errorsOfFailure, failureSummary, stillWrong, toSummary } from './summary';
import { emptyApplication } from './values';

const filled = { ...emptyApplication, firstName: 'Ada', lastName: 'Kern', email: 'ada' };

describe('A08 the summary', () => {
  it('names every field that is wrong, in the decided order and with its label', () => {
    const paths = ['gdpr', 'terms', 'linkedinProfile', 'files.resume', 'message', 'phone', 'email', 'lastName', 'firstName'];
    const wordingB: Readonly<Record<string, string>> = {
      'files.resume': 'Bitte laden Sie Ihren Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an.',
      terms: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
      gdpr: 'Bitte akzeptieren Sie die Datenschutzrichtlinien.',
    };
    const errors = Object.fromEntries(paths.map((path) => [path, wordingB[path] ?? `Fehler ${path}`]));
    expect(toSummary(errors, filled)).toEqual([
      { paths: ['firstName'], message: 'Vorname: Fehler firstName' },
      { paths: ['lastName'], message: 'Nachname: Fehler lastName' },
      { paths: ['email'], message: 'Fehler email' },
      { paths: ['phone'], message: 'Telefon: Fehler phone' },
      { paths: ['message'], message: 'Nachricht: Fehler message' },
      { paths: ['files.resume'], message: 'Bitte laden Sie einen Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an' },
      { paths: ['linkedinProfile'], message: 'Fehler linkedinProfile' },
      { paths: ['terms'], message: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen' },
      { paths: ['gdpr'], message: 'Bitte akzeptieren Sie die Datenschutzerklärung' },
    ]);
  });

  it('says once that required fields are missing, beside one that is filled and wrong', () => {
    const errors = { firstName: 'a', lastName: 'b', email: 'c' };
    expect(toSummary(errors, { ...filled, firstName: ' ', lastName: '' })).toEqual([
      { paths: ['firstName', 'lastName'], message: 'Bitte füllen Sie alle Pflichtfelder aus' },
      { paths: ['email'], message: 'c' },
    ]);
    expect(toSummary({}, emptyApplication)).toEqual([]);
  });
});

describe('what is still wrong', () => {
  it('leads to the next field that lacks something, and goes with the last one', () => {
    const required = { message: 'Bitte füllen Sie alle Pflichtfelder aus', paths: ['firstName', 'lastName'] } as const;
    const resume = { message: 'Lebenslauf', paths: ['files.resume'] } as const;
    expect(stillWrong([required, resume], { lastName: 'b', 'files.resume': 'c', phone: 'new' })).toEqual([
      { ...required, paths: ['lastName'] },
      resume,
    ]);
    expect(stillWrong([required, resume], {})).toEqual([]);
  });

  it('is what belongs to no field, until the next try', () => {
    const offline = { message: 'Keine Internetverbindung', paths: [] };
    expect(stillWrong([offline], {})).toEqual([offline]);
  });
});

describe('a failure of the server', () => {
  it('comes to the field of each name that the server uses', () => {
    const names = {
      firstName: 'firstName',
      lastName: 'lastName',
      email: 'email',
      phone: 'phone',
      message: 'message',
      jobDescription: 'message',
      linkedinProfile: 'linkedinProfile',
      resume: 'files.resume',
      coverLetter: 'files.coverLetter',
      additionalDocuments: 'files.additional',
      video: 'files.video',
      terms: 'terms',
      acceptTerms: 'terms',
      gdpr: 'gdpr',
    };
    for (const [name, path] of Object.entries(names)) {
      expect(errorsOfFailure({ summary: [], fields: { [name]: 'Nein' } })).toEqual({ [path]: 'Nein' });
      expect(failureSummary({ summary: ['Nein'], fields: { [name]: 'Nein' } }, filled)).toEqual([{ message: 'Nein', paths: [path] }]);
    }
  });

  it('for a field that the form does not have comes to none', () => {
    expect(errorsOfFailure({ summary: [], fields: { jobId: 'Nein' } })).toEqual({});
    expect(errorsOfFailure({ summary: ['Nein'] })).toEqual({});
    expect(failureSummary({ summary: ['Nein'], fields: { jobId: 'x' } }, filled)).toEqual([{ message: 'Nein', paths: [] }]);
    expect(failureSummary({ summary: ['Nein'] }, filled)).toEqual([{ message: 'Nein', paths: [] }]);
  });

  it('A08 without a text of its own is summed up by its fields, in wording A', () => {
    const fields = {
      acceptTerms: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
      resume: 'Bitte laden Sie Ihren Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an.',
      firstName: 'Bitte geben Sie Ihren Vornamen an.',
      video: 'Die Datei ist leer.',
    };
    expect(failureSummary({ summary: [], fields }, { ...filled, firstName: '' })).toEqual([
      { paths: ['firstName'], message: 'Bitte füllen Sie alle Pflichtfelder aus' },
      { paths: ['files.resume'], message: 'Bitte laden Sie einen Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an' },
      { paths: ['files.video'], message: 'Video: Die Datei ist leer.' },
      { paths: ['terms'], message: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen' },
    ]);
    expect(failureSummary({ summary: [] }, filled)).toEqual([]);
  });
});

describe('the three stops of the form', () => {
  it.each([
    ['firstName', 'person'],
    ['lastName', 'person'],
    ['email', 'person'],
    ['phone', 'person'],
    ['message', 'person'],
    ['files.resume', 'documents'],
    ['files.coverLetter', 'documents'],
    ['files.additional', 'documents'],
    ['files.video', 'documents'],
    ['linkedinProfile', 'documents'],
    ['terms', 'consents'],
    ['gdpr', 'consents'],
  ])('%s belongs to %s', (path, section) => {
    const done = { person: 'done', documents: 'done', consents: 'done' };
    expect(sectionStates({ [path]: 'x' }, {})).toEqual({ ...done, [section]: 'now' });
    expect(sectionStates({}, { [path]: 'x' })).toEqual({ ...done, [section]: 'bad' });
  });

  it('after the next one to fill are open, also where one is shown as wrong', () => {
    const errors = { email: 'x', 'files.resume': 'x', terms: 'x' };
    expect(sectionStates(errors, {})).toEqual({ person: 'now', documents: 'open', consents: 'open' });
    expect(sectionStates(errors, { email: 'x' })).toEqual({ person: 'bad', documents: 'open', consents: 'open' });
  });
});
