import { describe, expect, it } from 'vitest';
import { HEAD_BYTES, startsAs } from './file-start';

const BOM = '\xEF\xBB\xBF';

/** First bytes that identify a file of each kind. */
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

/** First bytes of unsupported kinds. */
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

const head = (start: string): Uint8Array => Uint8Array.from(start.padEnd(HEAD_BYTES), (sign) => sign.charCodeAt(0));

describe('rule 4: the first bytes of a file', () => {
  it.each(Object.entries(STARTS))('are those of %s', (extension, starts) => {
    for (const start of starts) expect(startsAs(extension, head(start)), JSON.stringify(start)).toBe(true);
    for (const start of FOREIGN) expect(startsAs(extension, head(start)), JSON.stringify(start)).toBe(false);
  });

  it.each(['GIF89a\n%PDF-1.7', '\xFF\xD8\xFF\n%PDF-1.7', 'MM\0*\n%PDF-1.7'])('no PDF begins like a picture: %j', (start) => {
    expect(startsAs('.pdf', head(start))).toBe(false);
  });

  it('are no other kind’s, but for the containers that two share', () => {
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
          for (const start of starts) expect(startsAs(other, head(start)), `${start} as ${other}`).toBe(false);
  });

  it('decide alone about the kind: what comes behind them is not read', () => {
    expect(startsAs('.pdf', head(`${'x'.repeat(HEAD_BYTES - 1)}\n%PDF-1.7`))).toBe(false);
  });

  it('are nobody’s for an extension that no slot takes', () => {
    expect(['', '.exe', '.html', 'pdf'].map((extension) => startsAs(extension, head('%PDF-1.7')))).toEqual([false, false, false, false]);
  });
});
