import { describe, expect, it } from 'vitest';
import { HEAD_BYTES, isInline, kindOf } from './kinds.ts';

const BOM = '\xEF\xBB\xBF';

/** The beginnings by which a file of each kind is known. */
const STARTS = {
  '.pdf': [
    '%PDF-1.7',
    ` \n%PDF-1.4`,
    `${BOM}%PDF-1.4`,
    '\r\nX-Scanner: Kopierer 3. OG\r\nX-Pages: 1\r\n\r\n%PDF-1.4',
    `From: <a@b.example>\n${'x'.repeat(900)}\n%PDF-1.4`,
  ],
  '.doc': ['\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'],
  '.docx': ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'],
  '.zip': ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'],
  '.mp4': ['\0\0\0\x18ftypisom', '\0\0\0\x18ftypmp42'],
  '.mov': ['\0\0\0\x18ftypqt  ', ...['moov', 'mdat', 'free', 'skip', 'wide', 'pnot'].map((atom) => `\0\0\0\x18${atom}`)],
  '.avi': ['RIFF\x10\0\0\0AVI LIST'],
  '.webm': ['\x1A\x45\xDF\xA3'],
  '.png': ['\x89PNG\r\n\x1A\n'],
  '.jpg': ['\xFF\xD8\xFF\xE0'],
  '.jpeg': ['\xFF\xD8\xFF\xE1'],
  '.webp': ['RIFF\x10\0\0\0WEBPVP8 '],
  '.svg': ['<svg>', `${BOM} <?xml version="1.0"?>`, '\n<!-- x -->', '<!DOCTYPE svg>', '<SVG>'],
} as const;

/** Beginnings that no kind takes for its own. */
const FOREIGN = [
  '',
  'MZ',
  'GIF89a',
  '<html>',
  'x%PDF-1.7',
  'x\nx%PDF-1.7',
  'x\x00\n%PDF-1.7',
  '<script>\n%PDF-1.7',
  `${'x'.repeat(1030)}\n%PDF-1.7`,
  'xPK\x03\x04',
  'PK\x01\x02',
  'RIFF\x10\0\0\0WAVE',
  'RIFX\x10\0\0\0AVI LIST',
  'RIFX\x10\0\0\0WEBPVP8 ',
  'x <svg>',
  '<p><svg>',
  'ftypisom',
  '\x89PNG\n\n\x1A\n',
  ...['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis'].map((brand) => `\0\0\0\x18ftyp${brand}`),
];

const head = (start: string): Buffer =>
  Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(HEAD_BYTES, 0x20)]).subarray(0, HEAD_BYTES);

describe('rule 4: the kind of a file', () => {
  it.each(Object.entries(STARTS))('%s is known by its first bytes', (extension, starts) => {
    for (const start of starts) expect(kindOf(extension)?.starts(head(start)), JSON.stringify(start)).toBe(true);
    for (const start of FOREIGN) expect(kindOf(extension)?.starts(head(start)), JSON.stringify(start)).toBe(false);
  });

  it.each(['GIF89a\n%PDF-1.7', '\xFF\xD8\xFF\n%PDF-1.7', 'MM\0*\n%PDF-1.7'])('no PDF begins like a picture: %j', (start) => {
    expect(kindOf('.pdf')?.starts(head(start))).toBe(false);
  });

  it('is no other kind’s, but for the containers that two share', () => {
    const groups = [
      ['.pdf'],
      ['.doc'],
      ['.docx', '.zip'],
      ['.mp4', '.mov'],
      ['.avi'],
      ['.webm'],
      ['.png'],
      ['.jpg', '.jpeg'],
      ['.webp'],
      ['.svg'],
    ];
    const groupOf = (extension: string): number => groups.findIndex((group) => group.includes(extension));
    for (const [extension, starts] of Object.entries(STARTS))
      for (const other of Object.keys(STARTS))
        if (groupOf(extension) !== groupOf(other))
          for (const start of starts) expect(kindOf(other)?.starts(head(start)), `${start} as ${other}`).toBe(false);
  });

  it('is none for an extension that no slot takes', () => {
    expect(['', '.exe', '.html', 'pdf'].map(kindOf)).toEqual([null, null, null, null]);
  });

  it('has its content type, and is shown in place only where that is safe', () => {
    const kinds = Object.keys(STARTS).map((extension) => [
      extension,
      kindOf(extension)?.contentType,
      isInline(kindOf(extension)?.contentType ?? ''),
    ]);
    expect(kinds).toEqual([
      ['.pdf', 'application/pdf', true],
      ['.doc', 'application/msword', false],
      ['.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', false],
      ['.zip', 'application/zip', false],
      ['.mp4', 'video/mp4', true],
      ['.mov', 'video/quicktime', true],
      ['.avi', 'video/x-msvideo', false],
      ['.webm', 'video/webm', true],
      ['.png', 'image/png', true],
      ['.jpg', 'image/jpeg', true],
      ['.jpeg', 'image/jpeg', true],
      ['.webp', 'image/webp', true],
      ['.svg', 'image/svg+xml', false],
    ]);
    expect(isInline('text/html')).toBe(false);
  });
});
