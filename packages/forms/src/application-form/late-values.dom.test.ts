import { describe, expect, it } from 'vitest';
import { withDraft, withIdentity, withTyped } from './late-values';
import { controlId } from './fields';
import { emptyApplication, noFiles, type ApplicationValues } from './values';

const file = (name: string): File => new File(['x'], name);
const texts = ['firstName', 'lastName', 'email', 'phone', 'message', 'linkedinProfile'] as const;
const everyText = Object.fromEntries(texts.map((name) => [name, `Entwurf ${name}`]));

describe('a draft that arrives late', () => {
  it('A85 fills every text, the toggle and every slot that is still empty', () => {
    const files = { resume: file('a'), coverLetter: file('b'), additional: file('c'), video: file('d') };
    expect(withDraft(emptyApplication, { ...everyText, includeLinkedIn: true, files })).toEqual({
      ...emptyApplication,
      ...everyText,
      includeLinkedIn: true,
      files,
    });
  });

  it('A85 overwrites nothing, and chosen files come before those of the draft', () => {
    const typed: ApplicationValues = {
      ...emptyApplication,
      ...Object.fromEntries(texts.map((name) => [name, `getippt ${name}`])),
      includeLinkedIn: true,
      files: { ...noFiles, resume: file('eigener') },
    };
    const [chosen, drafted] = [file('gewählt'), file('Entwurf')];
    const late = { ...everyText, includeLinkedIn: false, files: { ...noFiles, resume: drafted, video: drafted, coverLetter: drafted } };
    expect(withDraft(typed, late, { resume: chosen, video: chosen })).toEqual({
      ...typed,
      files: { resume: typed.files.resume, coverLetter: drafted, additional: null, video: chosen },
    });
  });

  it('changes neither the values it was given nor their files', () => {
    const given = { ...emptyApplication, files: { ...noFiles } };
    withDraft(given, everyText, { resume: file('a') });
    expect(given).toEqual(emptyApplication);
    expect(withDraft(given)).toEqual(emptyApplication);
  });
});

it('AF26 AF27 O27 the profile outranks every part that it knows', () => {
  const typed = { ...emptyApplication, firstName: 'a', lastName: 'b', email: 'c', phone: 'd' };
  const known = { firstName: 'A', lastName: 'B', email: 'C', phone: 'D' };
  expect(withIdentity(typed, known)).toEqual({ ...typed, ...known });
  expect(withIdentity(typed, { firstName: '', phone: undefined })).toEqual(typed);
  expect(withIdentity(typed)).toEqual(typed);
});

describe('what was typed before the scripts ran', () => {
  const form = (html: string): HTMLFormElement => {
    const element = document.createElement('form');
    element.innerHTML = html;
    return element;
  };

  it('is taken out of every field and box', () => {
    const typed = form(`
      <input name="firstName" value="Ada"><input name="lastName" value="Kern"><input name="email" value="a@b.example">
      <input name="phone" value="040"><textarea name="message">Guten Tag</textarea><input name="linkedinProfile" value="l.example">
      <input type="checkbox" name="includeLinkedIn" checked><input type="checkbox" name="newsletter" checked>
      <input type="checkbox" name="terms" checked><input type="checkbox" name="gdpr" checked>`);
    expect(withTyped(emptyApplication, typed)).toEqual({
      ...emptyApplication,
      firstName: 'Ada',
      lastName: 'Kern',
      email: 'a@b.example',
      phone: '040',
      message: 'Guten Tag',
      linkedinProfile: 'l.example',
      includeLinkedIn: true,
      newsletter: true,
      terms: true,
      gdpr: true,
    });
  });

  it('counts as it stands: an emptied field is empty, an unticked box is not ticked', () => {
    const before = { ...emptyApplication, firstName: 'Ada', terms: true, gdpr: true };
    const html = '<input name="firstName" value=""><input type="checkbox" name="terms">';
    expect(withTyped(before, form(html))).toEqual({ ...before, firstName: '', terms: false });
  });

  it('leaves values without a control as they were', () => {
    const before = { ...emptyApplication, firstName: 'Ada', message: 'Hallo', terms: true };
    expect(withTyped(before, form('<button name="firstName" value="x"></button><select name="terms"></select>'))).toEqual(before);
    expect(before.firstName).toBe('Ada');
  });
});

it('the id of a control is that of its form and the path of its field', () => {
  expect([controlId('f', 'email'), controlId('f', 'files.resume')]).toEqual(['f-email', 'f-files-resume']);
});
