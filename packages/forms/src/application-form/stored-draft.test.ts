import { expect, it } from 'vitest';
import { chosenFiles, emptyApplication, readApplicationDraft, toDraft, type ApplicationDraft } from './values';

const resume = new File(['%PDF'], 'Lebenslauf.pdf');
const draft = toDraft({ ...emptyApplication, firstName: 'Swantje', includeLinkedIn: true, files: { ...emptyApplication.files, resume } });

it('a stored draft is read as it was saved, with its files (A85)', () => {
  expect(readApplicationDraft(draft)).toEqual(draft);
});

it('a stored draft is read with every text and every file (A85)', () => {
  const whole: ApplicationDraft = {
    firstName: 'Swantje',
    lastName: 'Petersen',
    email: 's@post.example',
    phone: '040',
    message: 'Guten Tag',
    includeLinkedIn: true,
    linkedinProfile: 'linkedin.com/in/s',
    files: { resume, coverLetter: new File(['c'], 'c.pdf'), additional: new File(['a'], 'a.zip'), video: new File(['v'], 'v.mp4') },
  };
  expect(readApplicationDraft(whole)).toEqual(whole);
  expect(chosenFiles(whole.files).map(({ kind, file }) => [kind, file.name])).toEqual([
    ['resume', 'Lebenslauf.pdf'],
    ['coverLetter', 'c.pdf'],
    ['additional', 'a.zip'],
    ['video', 'v.mp4'],
  ]);
});

it('consents never come out of a stored draft', () => {
  expect(readApplicationDraft({ ...draft, terms: true, gdpr: true, newsletter: true })).toEqual(draft);
});

it('malformed fields are left empty', () => {
  const broken = { ...draft, firstName: 7, includeLinkedIn: 'yes', files: { resume: 'Lebenslauf.pdf', coverLetter: resume } };
  expect(readApplicationDraft(broken)).toEqual({
    ...toDraft(emptyApplication),
    files: { ...emptyApplication.files, coverLetter: resume },
  });
});

it.each([null, undefined, 'draft', 7])('%s is no draft', (value) => {
  expect(readApplicationDraft(value)).toBeNull();
});
