import { describe, expect, it } from 'vitest';
import { disposition, displayName, extensionOf, randomName } from './names.ts';
import { readRange } from './range.ts';
import { extensionList } from '../uploads/slots.ts';

it.each([
  ['a.PDF', '.pdf'],
  ['a.tar.gz', '.gz'],
  ['a', ''],
  ['.pdf', ''],
])('the extension of %s is "%s"', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

it('O19 a stored name has 128 random bits and its extension', () => {
  const names = Array.from({ length: 20 }, () => randomName('.pdf'));
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}\.pdf$/);
  expect(new Set(names).size).toBe(20);
});

describe('a name as its owner wrote it', () => {
  it.each([
    ['Lebenslauf Ada.pdf', 'Lebenslauf Ada.pdf'],
    ['C:\\Daten\\a.pdf', 'a.pdf'],
    ['../../etc/a.pdf', 'a.pdf'],
    ['a/b\\c.pdf', 'c.pdf'],
    ['a\\b/c.pdf', 'c.pdf'],
    ['  a.pdf  ', 'a.pdf'],
    ['a\u202efdp.exe', 'afdp.exe'],
    ['a\nb\u0000\u2028c\u2029d\u200be.pdf', 'abcde.pdf'],
    ['\ud800a.pdf', 'a.pdf'],
    ['Übersicht 😀.pdf', 'Übersicht 😀.pdf'],
  ])('%j is shown as "%s"', (given, shown) => {
    expect(displayName(given)).toBe(shown);
  });

  it('is cut to 150 characters and keeps its extension', () => {
    expect(displayName(`${'a'.repeat(200)}.pdf`)).toBe(`${'a'.repeat(146)}.pdf`);
    expect(displayName('a'.repeat(200))).toBe('a'.repeat(150));
  });
});

it.each([
  ['inline', 'a.pdf', `inline; filename="a.pdf"; filename*=UTF-8''a.pdf`],
  ['attachment', 'Über "x"%\\.pdf', `attachment; filename="_ber _x___.pdf"; filename*=UTF-8''%C3%9Cber%20%22x%22%25%5C.pdf`],
  ['attachment', "a'(b)*.pdf", `attachment; filename="a'(b)*.pdf"; filename*=UTF-8''a%27%28b%29%2A.pdf`],
] as const)('a file is sent %s as %s', (mode, name, header) => {
  expect(disposition(mode, name)).toBe(header);
});

it.each([
  ['bytes=0-9', 100, { start: 0, end: 9 }],
  ['bytes=90-', 100, { start: 90, end: 99 }],
  ['bytes=90-500', 100, { start: 90, end: 99 }],
  ['bytes=-10', 100, { start: 90, end: 99 }],
  ['bytes=-500', 100, { start: 0, end: 99 }],
  ['bytes=99-99', 100, { start: 99, end: 99 }],
  ['bytes=100-', 100, 'unsatisfiable'],
  ['bytes=-0', 100, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=9-3', 100, null],
  ['bytes=-', 100, null],
  ['bytes=0-1,4-5', 100, null],
  ['items=0-1', 100, null],
  ['xbytes=0-1', 100, null],
  ['bytes=0-1x', 100, null],
  ['', 100, null],
  [null, 100, null],
] as const)('the range %s of %i bytes is %j', (header, size, range) => {
  expect(readRange(header, size)).toEqual(range);
});

it('W33 a slot names its formats as people read them', () => {
  expect(extensionList({ name: 'a', field: 'a', extensions: ['.pdf', '.docx'], limits: { default: 1 } })).toBe('PDF, DOCX');
});
