import { describe, expect, test } from 'vitest';
import { acceptOf, extensionOf, fileError, ruleHint } from './files';

const MB = 1024 * 1024;

describe('what a slot takes', () => {
  test('AF16 AF17 resume and cover letter take .pdf .doc .docx', () => {
    expect(acceptOf('resume')).toBe('.pdf,.doc,.docx');
    expect(acceptOf('coverLetter')).toBe('.pdf,.doc,.docx');
  });

  test('AF18 additional documents also take .zip; AF19 the video slot .mp4 .mov .avi', () => {
    expect(acceptOf('additional')).toBe('.pdf,.doc,.docx,.zip');
    expect(acceptOf('video')).toBe('.mp4,.mov,.avi');
  });

  test.each([
    ['resume', 'PDF, DOC oder DOCX, höchstens 10 MB'],
    ['additional', 'PDF, DOC oder DOCX bis 10 MB, ZIP bis 25 MB'],
    ['video', 'MP4, MOV oder AVI, höchstens 100 MB'],
  ] as const)('the hint of %s says "%s"', (kind, hint) => {
    expect(ruleHint(kind).replaceAll('\u00a0', ' ')).toBe(hint);
  });
});

test.each([
  ['Lebenslauf.PDF', '.pdf'],
  ['archiv.tar.gz', '.gz'],
  ['ohne', ''],
  ['.pdf', ''],
])('the extension of %s is "%s"', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

describe('what a slot refuses (W33)', () => {
  test('a foreign format, named with those that are allowed', () => {
    expect(fileError('additional', { name: 'Proben.pages', size: 1 })).toBe(
      'Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: PDF, DOC, DOCX, ZIP',
    );
    expect(fileError('resume', { name: 'Proben.zip', size: 1 })).toBe('Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: PDF, DOC, DOCX');
    expect(fileError('resume', { name: 'lebenslauf.pdf.exe', size: 1 })).toContain('nicht erlaubt');
  });

  test('AF66 a file above its limit, to the byte', () => {
    expect(fileError('resume', { name: 'a.pdf', size: 10 * MB })).toBeNull();
    expect(fileError('resume', { name: 'a.pdf', size: 10 * MB + 1 })).toBe('Die Datei ist zu groß (höchstens 10 MB).');
    expect(fileError('additional', { name: 'a.zip', size: 25 * MB })).toBeNull();
    expect(fileError('additional', { name: 'a.zip', size: 25 * MB + 1 })).toBe('Die Datei ist zu groß (höchstens 25 MB).');
    expect(fileError('additional', { name: 'a.docx', size: 25 * MB })).toBe('Die Datei ist zu groß (höchstens 10 MB).');
    expect(fileError('video', { name: 'a.MOV', size: 100 * MB })).toBeNull();
    expect(fileError('video', { name: 'a.mov', size: 100 * MB + 1 })).toBe('Die Datei ist zu groß (höchstens 100 MB).');
  });

  test('an empty file', () => {
    expect(fileError('resume', { name: 'a.pdf', size: 0 })).toBe('Die Datei ist leer.');
  });
});
