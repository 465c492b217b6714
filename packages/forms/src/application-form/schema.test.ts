import { expect, test } from 'vitest';
import { isLinkedInProfile } from '@stellwerk/domain';
import { applicationErrors } from './schema';
import { sectionStates } from './sections';
import { failureSummary, toSummary } from './summary';
import { withDraft, withIdentity } from './late-values';
import { emptyApplication, lockedParts, noFiles, toDraft, type ApplicationValues } from './values';

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
const errors = (change: Partial<ApplicationValues>) => applicationErrors({ ...filled, ...change });
const linkedin = { includeLinkedIn: true, linkedinProfile: 'https://www.linkedin.com/in/annika-brandt' };

test('AF45 the smallest complete application has no error', () => {
  expect(errors({})).toEqual({});
});

test('AF44 an empty form names every rule at once, at the fields in variant B', () => {
  expect(applicationErrors({ ...emptyApplication, includeLinkedIn: true })).toEqual({
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
  expect(toSummary(applicationErrors(values), values)).toEqual([
    { paths: ['firstName', 'lastName', 'email'], message: 'Bitte füllen Sie alle Pflichtfelder aus' },
    { paths: ['files.resume'], message: 'Bitte laden Sie einen Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an' },
    { paths: ['linkedinProfile'], message: 'Bitte geben Sie Ihre LinkedIn-Profil-URL an.' },
    { paths: ['terms'], message: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen' },
    { paths: ['gdpr'], message: 'Bitte akzeptieren Sie die Datenschutzerklärung' },
  ]);
});

test('AF37 the required line leads to the first empty field; spaces are empty', () => {
  const values = { ...filled, lastName: '   ' };
  expect(toSummary(applicationErrors(values), values)).toEqual([
    { paths: ['lastName'], message: 'Bitte füllen Sie alle Pflichtfelder aus' },
  ]);
});

test('a filled field that is wrong has its own line, and a long text names its field', () => {
  const values = { ...filled, email: 'annika.brandt@post', phone: '0'.repeat(41) };
  expect(toSummary(applicationErrors(values), values)).toEqual([
    { paths: ['email'], message: 'Bitte geben Sie eine gültige E-Mail-Adresse an.' },
    { paths: ['phone'], message: 'Telefon: Höchstens 40 Zeichen.' },
  ]);
});

test('AF45 a LinkedIn profile alone suffices, with and without its scheme', () => {
  expect(errors({ files: noFiles, ...linkedin })).toEqual({});
  expect(errors({ files: noFiles, ...linkedin, linkedinProfile: ' linkedin.com/in/annika ' })).toEqual({});
});

test('AF46 with the toggle on the address is required even beside a resume', () => {
  expect(errors({ includeLinkedIn: true })).toEqual({ linkedinProfile: 'Bitte geben Sie Ihre LinkedIn-Profil-URL an.' });
});

test.each(['coverLetter', 'additional', 'video'] as const)('AF38 AF42 AF45 a file as %s alone is no resume', (slot) => {
  const values = { ...filled, files: { ...noFiles, [slot]: resume } };
  expect(applicationErrors(values)).toEqual({
    'files.resume': 'Bitte laden Sie Ihren Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an.',
  });
  expect(toSummary(applicationErrors(values), values)).toEqual([
    { paths: ['files.resume'], message: 'Bitte laden Sie einen Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an' },
  ]);
});

test.each(['firstName', 'lastName', 'email'] as const)('AF37 %s alone missing asks for the required fields', (name) => {
  for (const empty of ['', '   ']) {
    const values = { ...filled, [name]: empty };
    expect(toSummary(applicationErrors(values), values)).toEqual([{ paths: [name], message: 'Bitte füllen Sie alle Pflichtfelder aus' }]);
  }
});

test.each([
  [
    'AF39',
    'terms',
    'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen',
    'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
  ],
  ['AF40 AF41', 'gdpr', 'Bitte akzeptieren Sie die Datenschutzerklärung', 'Bitte akzeptieren Sie die Datenschutzrichtlinien.'],
] as const)('%s %s alone missing is named in both variants', (_row, name, summary, atField) => {
  const values = { ...filled, [name]: false };
  expect(applicationErrors(values)).toEqual({ [name]: atField });
  expect(toSummary(applicationErrors(values), values)).toEqual([{ paths: [name], message: summary }]);
});

test('AF38 an address behind a switched-off toggle does not count', () => {
  expect(Object.keys(errors({ files: noFiles, ...linkedin, includeLinkedIn: false }))).toEqual(['files.resume']);
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
  expect(errors({ ...linkedin, linkedinProfile: address })).toEqual(
    valid ? {} : { linkedinProfile: 'Bitte geben Sie eine gültige LinkedIn-Profil-URL an.' },
  );
});

test('the route is set as far as the sections are filled', () => {
  expect(sectionStates(applicationErrors(emptyApplication), {})).toEqual({ person: 'now', documents: 'open', consents: 'open' });
  expect(sectionStates(errors({ gdpr: false }), {})).toEqual({ person: 'done', documents: 'done', consents: 'now' });
  expect(sectionStates(errors({}), {})).toEqual({ person: 'done', documents: 'done', consents: 'done' });
  expect(sectionStates(errors({ files: noFiles }), { 'files.resume': 'x' })).toEqual({
    person: 'done',
    documents: 'bad',
    consents: 'done',
  });
});

test('a single message of the server leads to its field, several do not', () => {
  expect(failureSummary({ summary: ['A'], fields: { unknown: 'x', additionalDocuments: 'y' } }, filled)).toEqual([
    { message: 'A', paths: ['files.additional'] },
  ]);
  expect(failureSummary({ summary: ['A', 'B'], fields: { resume: 'y' } }, filled)).toEqual([
    { message: 'A', paths: [] },
    { message: 'B', paths: [] },
  ]);
});

test('a draft keeps texts and files and never a consent', () => {
  const draft = toDraft({ ...filled, newsletter: true });
  expect(draft.files.resume).toBe(resume);
  for (const consent of ['terms', 'gdpr', 'newsletter']) expect(draft).not.toHaveProperty(consent);
});

test('a draft fills what is empty and overwrites nothing; no consent comes from it', () => {
  const typed = { ...emptyApplication, firstName: 'Anni' };
  const draft = { ...filled, includeLinkedIn: true, files: noFiles };
  const values = withDraft(typed, draft, { resume });
  expect(values).toEqual({
    ...emptyApplication,
    firstName: 'Anni',
    lastName: 'Brandt',
    email: 'annika.brandt@post.example',
    includeLinkedIn: true,
    files: { ...noFiles, resume },
  });
  const other = new File(['y'], 'Anderer.pdf');
  expect(withDraft({ ...typed, files: { ...noFiles, resume: other } }, draft, { resume }).files.resume).toBe(other);
});

test('a number of the profile that cannot be dialled is not locked', () => {
  expect(lockedParts({ firstName: 'Annika', phone: 'abc' })).toEqual({ firstName: 'Annika', phone: '' });
  expect(lockedParts({ phone: '0421 5550123' })).toEqual({ phone: '0421 5550123' });
});

test('the profile outranks what was typed; its empty parts change nothing', () => {
  const values = withIdentity({ ...emptyApplication, firstName: 'Anni', phone: '0171' }, { firstName: 'Annika', phone: '' });
  expect(values).toEqual({ ...emptyApplication, firstName: 'Annika', phone: '0171' });
});
