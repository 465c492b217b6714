import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipFile } from '../../../testing/zip.ts';
import { inspectOffice } from './docx.ts';
import { kindOf } from './kinds.ts';

const TYPES = '[Content_Types].xml';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const DOCUMENT = `<Types><Override PartName="/word/document.xml" ContentType="${MAIN}"/></Types>`;

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'stellwerk-docx-'));
});
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

/** Stores an archive with these entries. @returns its path */
async function archive(entries: readonly (readonly [name: string, content: string])[]): Promise<string> {
  const path = join(folder, 'a.docx');
  await fs.writeFile(path, zipFile(entries.map(([name, content]) => ({ name, content: Buffer.from(content) }))));
  return path;
}

describe('rule 4: a zip archive as an Office file', () => {
  it.each([
    [
      'a document',
      [
        [TYPES, DOCUMENT],
        ['word/document.xml', '<w/>'],
      ],
      'document',
    ],
    ['a document whose list is written in small letters', [[TYPES.toLowerCase(), DOCUMENT]], 'document'],
    ['an archive without a list', [['a.txt', 'x']], 'other'],
    ['an empty archive', [], 'other'],
    ['a list of something else', [[TYPES, '<Types/>']], 'other'],
    [
      'two lists',
      [
        [TYPES, DOCUMENT],
        [TYPES, DOCUMENT],
      ],
      'other',
    ],
    ['a list with entities', [[TYPES, DOCUMENT.replace('wordprocessingml', 'wordprocessing&#109;l')]], 'other'],
    ['a list with a document type', [[TYPES, `<!DOCTYPE x>${DOCUMENT}`]], 'other'],
    ['a list that is too long', [[TYPES, DOCUMENT + ' '.repeat(512 * 1024)]], 'other'],
    ['a document with macros by its list', [[TYPES, DOCUMENT.replace('.document.main', '.document.macroEnabled.main')]], 'macros'],
    ['a document with a project of macros in its list', [[TYPES, `${DOCUMENT}<Default ContentType="VBAPROJECT"/>`]], 'macros'],
    [
      'a document with a file of macros',
      [
        [TYPES, DOCUMENT],
        ['word/vbaProject.bin', 'x'],
      ],
      'macros',
    ],
    [
      'a document with data of macros',
      [
        ['VBADATA.xml', 'x'],
        [TYPES, DOCUMENT],
      ],
      'macros',
    ],
    [
      'a document with a file of a similar name',
      [
        [TYPES, DOCUMENT],
        ['word/novbaProject.bin', 'x'],
        ['vbaproject/a.bin', 'x'],
      ],
      'document',
    ],
  ] as const)('%s is %s', async (_title, entries, content) => {
    expect(await inspectOffice(await archive(entries))).toBe(content);
  });

  it('a list that just fits is read', async () => {
    expect(await inspectOffice(await archive([[TYPES, DOCUMENT.padEnd(512 * 1024)]]))).toBe('document');
  });

  it('an archive with very many entries is not read', async () => {
    const many = Array.from({ length: 5000 }, (_, index): [string, string] => [`${index}`, '']);
    expect(await inspectOffice(await archive([[TYPES, DOCUMENT], ...many]))).toBe('other');
    expect(await inspectOffice(await archive([[TYPES, DOCUMENT], ...many.slice(1)]))).toBe('document');
  });

  it('what is no archive, or is not there, is none', async () => {
    const path = join(folder, 'torn.docx');
    await fs.writeFile(path, 'PK\x03\x04');
    expect([await inspectOffice(path), await inspectOffice(join(folder, 'missing.docx'))]).toEqual(['other', 'other']);
  });

  it.each([
    [[[TYPES, DOCUMENT]], null],
    [[[TYPES, '<Types/>']], 'Der Inhalt der Datei passt nicht zu ihrer Endung.'],
    [[[TYPES, 'macroEnabled']], 'Dokumente mit Makros sind nicht erlaubt.'],
  ] as const)('W33 as a file of the form: %j is refused with %j', async (entries, message) => {
    expect(await kindOf('.docx')?.finish?.(await archive(entries))).toBe(message);
  });
});
