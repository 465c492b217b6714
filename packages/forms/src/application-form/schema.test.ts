import { expect, test } from 'vitest';
import { applicationFaults, isLinkedInProfile } from './schema';
import { sectionStates } from './sections';
import { failureSummary, toSummary } from './summary';
import { withDraft, withIdentity } from './late-values';
import { emptyApplication, noFiles, toDraft, type ApplicationValues } from './values';

const resume = new File(['x'], 'Lebenslauf.pdf');
const filled: ApplicationValues = {
  ...emptyApplication,
  firstName: 'Annika',
  lastName: 'Brandt',
  email: 'annika.brandt@post.example',
  files: { ...noFiles, resume },
  terms: true,
  gdpr: true,
};
const faults = (change: Partial<ApplicationValues>) => applicationFaults({ ...filled, ...change });
const linkedin = { includeLinkedIn: true, linkedinProfile: 'https://www.linkedin.com/in/annika-brandt' };

test('AF45 the smallest complete application has no fault', () => {
  expect(faults({})).toEqual({});
});

test('AF44 an empty form names every rule at once, at the fields in variant B', () => {
  expect(applicationFaults({ ...emptyApplication, includeLinkedIn: true })).toEqual({
    firstName: 'Bitte geben Sie Ihren Vornamen an.',
    lastName: 'Bitte geben Sie Ihren Nachnamen an.',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    'files.resume': 'Bitte laden Sie Ihren Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an.',
    linkedinProfile: 'Bitte geben Sie Ihre LinkedIn-Profil-URL an.',
    terms: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
    gdpr: 'Bitte akzeptieren Sie die Datenschutzrichtlinien.',
  });
});

test('AF44 the summary says the same in variant A and in the decided order', () => {
  const values = { ...emptyApplication, includeLinkedIn: true };
  expect(toSummary(applicationFaults(values), values)).toEqual([
    { path: 'firstName', message: 'Bitte füllen Sie alle Pflichtfelder aus' },
    { path: 'files.resume', message: 'Bitte laden Sie einen Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an' },
    { path: 'linkedinProfile', message: 'Bitte geben Sie Ihre LinkedIn-Profil-URL an.' },
    { path: 'terms', message: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen' },
    { path: 'gdpr', message: 'Bitte akzeptieren Sie die Datenschutzerklärung' },
  ]);
});

test('AF37 the required line leads to the first empty field; spaces are empty', () => {
  const values = { ...filled, lastName: '   ' };
  expect(toSummary(applicationFaults(values), values)).toEqual([{ path: 'lastName', message: 'Bitte füllen Sie alle Pflichtfelder aus' }]);
});

test('a filled field that is wrong has its own line, and a long text names its field', () => {
  const values = { ...filled, email: 'annika.brandt@post', phone: '0'.repeat(41) };
  expect(toSummary(applicationFaults(values), values)).toEqual([
    { path: 'email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse an.' },
    { path: 'phone', message: 'Telefon: Höchstens 40 Zeichen.' },
  ]);
});

test('AF45 a LinkedIn profile alone suffices, with and without its scheme', () => {
  expect(faults({ files: noFiles, ...linkedin })).toEqual({});
  expect(faults({ files: noFiles, ...linkedin, linkedinProfile: ' linkedin.com/in/annika ' })).toEqual({});
});

test('AF46 with the toggle on the address is required even beside a resume', () => {
  expect(faults({ includeLinkedIn: true })).toEqual({ linkedinProfile: 'Bitte geben Sie Ihre LinkedIn-Profil-URL an.' });
});

test('AF38 an address behind a switched-off toggle does not count', () => {
  expect(Object.keys(faults({ files: noFiles, ...linkedin, includeLinkedIn: false }))).toEqual(['files.resume']);
});

test.each([
  ['https://www.linkedin.com/in/annika', true],
  ['de.linkedin.com/in/annika', true],
  ['https://linkedin.com/', false],
  ['https://linkedin.com.evil.example/in/a', false],
  ['https://notlinkedin.com/in/a', false],
  ['javascript://linkedin.com/in/a', false],
  ['Annika Brandt', false],
])('LinkedIn profile "%s": %s', (address, valid) => {
  expect(isLinkedInProfile(address)).toBe(valid);
  expect(faults({ ...linkedin, linkedinProfile: address })).toEqual(
    valid ? {} : { linkedinProfile: 'Bitte geben Sie eine gültige LinkedIn-Profil-URL an.' },
  );
});

test('the route is set as far as the sections are filled', () => {
  expect(sectionStates(applicationFaults(emptyApplication), {})).toEqual({ person: 'now', documents: 'open', consents: 'open' });
  expect(sectionStates(faults({ gdpr: false }), {})).toEqual({ person: 'done', documents: 'done', consents: 'now' });
  expect(sectionStates(faults({}), {})).toEqual({ person: 'done', documents: 'done', consents: 'done' });
  expect(sectionStates(faults({ files: noFiles }), { 'files.resume': 'x' })).toEqual({
    person: 'done',
    documents: 'bad',
    consents: 'done',
  });
});

test('a single message of the server leads to its field, several do not', () => {
  expect(failureSummary({ summary: ['A'], fields: { unknown: 'x', additionalDocuments: 'y' } })).toEqual([
    { message: 'A', path: 'files.additional' },
  ]);
  expect(failureSummary({ summary: ['A', 'B'], fields: { resume: 'y' } })).toEqual([{ message: 'A' }, { message: 'B' }]);
});

test('a draft keeps texts and files and never a consent', () => {
  const draft = toDraft({ ...filled, newsletter: true });
  expect(draft.files.resume).toBe(resume);
  expect(Object.keys(draft)).not.toEqual(expect.arrayContaining(['terms']));
  expect(Object.keys(draft)).not.toEqual(expect.arrayContaining(['gdpr']));
  expect(Object.keys(draft)).not.toEqual(expect.arrayContaining(['newsletter']));
});

test('a draft fills what is empty and overwrites nothing; no consent comes from it', () => {
  const typed = { ...emptyApplication, firstName: 'Anni' };
  const draft = { ...filled, includeLinkedIn: true, files: noFiles };
  const values = withDraft(typed, draft, { resume });
  expect(values).toMatchObject({
    firstName: 'Anni',
    lastName: 'Brandt',
    includeLinkedIn: true,
    terms: false,
    gdpr: false,
    newsletter: false,
  });
  expect(values.files.resume).toBe(resume);
  const other = new File(['y'], 'Anderer.pdf');
  expect(withDraft({ ...typed, files: { ...noFiles, resume: other } }, draft, { resume }).files.resume).toBe(other);
});

test('the profile outranks what was typed; its empty parts change nothing', () => {
  const values = withIdentity({ ...emptyApplication, firstName: 'Anni', phone: '0171' }, { firstName: 'Annika', phone: '' });
  expect(values).toMatchObject({ firstName: 'Annika', phone: '0171' });
});
