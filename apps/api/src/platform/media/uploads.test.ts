import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PACES } from '../streams/pace.ts';
import { readForm } from '../files/uploads/multipart.ts';
import type { ReceivedFile } from '../files/uploads/receive.ts';
import { openTemporary, type Temporary } from '../files/storage/temporary.ts';
import { CallError } from '@stellwerk/domain/endpoints';
import { MEDIA_SLOTS } from './slots.ts';

type SlotName = keyof typeof MEDIA_SLOTS;

let folder: string;
let temporary: Temporary;
beforeAll(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'stellwerk-uploads-'));
  temporary = await openTemporary(join(folder, 'tmp'), true);
});
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

/** Sends one file as a form. @returns the received file, with its content */
async function upload(slot: SlotName, name: string, content: Buffer): Promise<ReceivedFile & { readonly content: Buffer }> {
  const form = new FormData();
  const { field } = MEDIA_SLOTS[slot];
  form.append(field, new Blob([new Uint8Array(content)]), name);
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const read = await readForm(request, temporary, PACES.form, {
    slotOf: (name) => (name === field ? MEDIA_SLOTS[slot] : null),
    total: 100 * 1024 * 1024,
    failed: 'x',
    report: (error) => {
      throw error;
    },
  });
  const [file] = read.files;
  if (file === undefined) throw new Error('No file has arrived.');
  const arrived = { ...file, content: await fs.readFile(file.path) };
  await temporary.remove(file.path);
  return arrived;
}

const CONTENT = 'Der Inhalt der Datei passt nicht zu ihrer Endung.';

const messageOf = (uploading: Promise<unknown>): Promise<string> =>
  uploading.then(
    () => 'taken',
    (error: unknown) => (error instanceof CallError ? error.message : String(error)),
  );
const left = async (): Promise<readonly string[]> => await fs.readdir(join(folder, 'tmp'));

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3366cc' } });
const EXIF = { IFD0: { Copyright: 'GEHEIMER-ORT' }, IFD3: { GPSLatitude: '53/1 33/1 0/1' } };
const padded = (start: string): Buffer => Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(600, 1)]);

describe('rule 4: images are written anew', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('%s: upright, without metadata, in its own format', async (format) => {
    const content = await picture(60, 30).toFormat(format).withExif(EXIF).withMetadata({ orientation: 6 }).toBuffer();
    expect(content.includes('GEHEIMER-ORT')).toBe(true);
    const file = await upload('avatar', `Foto.${format === 'jpeg' ? 'JPG' : format}`, content);
    expect(file).toMatchObject({ slot: 'avatar', contentType: `image/${format}`, size: file.content.length });
    const metadata = await sharp(file.content).metadata();
    expect(metadata).toMatchObject({ format, width: 30, height: 60 });
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(file.content.includes('GEHEIMER-ORT')).toBe(false);
    expect(await left()).toEqual([]);
  });

  it('drops what is hidden behind the picture', async () => {
    const content = Buffer.concat([await picture(9, 9).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    expect((await upload('logo', 'a.png', content)).content.includes('script')).toBe(false);
  });

  it('makes a very large picture smaller', async () => {
    const file = await upload('cover', 'a.png', await picture(5000, 100).png().toBuffer());
    expect(await sharp(file.content).metadata()).toMatchObject({ width: 4096, height: 82 });
  });

  it.each([
    ['gif', 'gif'],
    ['avif', 'avif'],
    ['tif', 'tiff'],
    ['tiff', 'tiff'],
  ] as const)('CF12: a cover that comes as %s is kept as WebP', async (extension, format) => {
    const file = await upload('cover', `Titel.${extension}`, await picture(60, 30).toFormat(format).toBuffer());
    expect(file).toMatchObject({ extension: '.webp', contentType: 'image/webp', name: `Titel.${extension}`, size: file.content.length });
    expect(await sharp(file.content).metadata()).toMatchObject({ format: 'webp', width: 60, height: 30 });
    expect(await left()).toEqual([]);
  });

  it('CF12: a cover is what its extension says', async () => {
    const png = await picture(9, 9).png().toBuffer();
    for (const extension of ['gif', 'avif', 'tif']) expect(await messageOf(upload('cover', `a.${extension}`, png))).toBe(CONTENT);
    expect(await messageOf(upload('cover', 'a.gif', padded('GIF89a')))).toBe(CONTENT);
    expect(await left()).toEqual([]);
  });

  it('cleans an SVG', async () => {
    const file = await upload('logo', 'logo.svg', Buffer.from('<svg onload="alert(1)"><script>x</script><path d="M0 0h9"/></svg>'));
    expect(file).toMatchObject({ contentType: 'image/svg+xml', size: file.content.length });
    expect(file.content.toString()).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"></path></svg>');
  });
});

describe('MD11: what public media refuse', () => {
  const FORMATS = 'Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: JPG, JPEG, PNG, SVG, WEBP';
  it.each(['logo', 'avatar'] as const)('a gif as %s', async (slot) => {
    const gif = await picture(9, 9).gif().toBuffer();
    expect(await messageOf(upload(slot, 'a.gif', gif))).toBe(FORMATS);
    expect(await messageOf(upload(slot, 'a.png', gif))).toBe(CONTENT);
    expect(await left()).toEqual([]);
  });

  it.each([
    ['a torn picture', 'a.png', padded('\x89PNG\r\n\x1A\n')],
    ['a page as picture', 'a.jpg', Buffer.from('<html></html>')],
    ['a page as SVG', 'a.svg', Buffer.from('<!-- x --><html><svg></svg></html>')],
    ['a program as SVG', 'a.svg', padded('MZ')],
  ])('%s', async (_what, name, content) => {
    expect(await messageOf(upload('logo', name, content))).toBe(CONTENT);
    expect(await left()).toEqual([]);
  });

  it('a picture that would fill the memory', async () => {
    const bomb = await picture(8000, 8000).png().toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await messageOf(upload('cover', 'a.png', bomb))).toBe('Das Bild hat zu viele Bildpunkte (höchstens 50 Megapixel).');
    expect(await left()).toEqual([]);
  });

  it('decision 0092: more pixels than its place shows', async () => {
    const large = await picture(5200, 5001).png().toBuffer();
    for (const slot of ['logo', 'avatar'] as const)
      expect(await messageOf(upload(slot, 'a.png', large))).toBe('Das Bild hat zu viele Bildpunkte (höchstens 26 Megapixel).');
    expect((await upload('cover', 'a.png', large)).contentType).toBe('image/png');
    expect((await upload('logo', 'b.png', await picture(26_000, 1000).png().toBuffer())).contentType).toBe('image/png');
  });

  it('decision 0092: no second picture while one is worked on', async () => {
    const one = await picture(1500, 1500).png().toBuffer();
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, sharp.counters().process + sharp.counters().queue)), 1);
    await Promise.all(Array.from({ length: 6 }, (_, index) => upload('cover', `${index}.png`, one)));
    clearInterval(watch);
    expect(most).toBe(1);
  });

  it('an SVG of more than 1 MB and a picture of more than 10 MB', async () => {
    const svg = Buffer.from(`<svg>${' '.repeat(1024 * 1024)}</svg>`);
    expect(await messageOf(upload('logo', 'a.svg', svg))).toBe('Die Datei ist zu groß (höchstens 1 MB).');
    expect(
      await messageOf(upload('logo', 'a.jpg', Buffer.concat([Buffer.from('\xFF\xD8\xFF', 'latin1'), Buffer.alloc(10 * 1024 * 1024)]))),
    ).toBe('Die Datei ist zu groß (höchstens 10 MB).');
  });
});

describe('WCAG 1.2.2: captions of a video', () => {
  const spoken = (text: string): Buffer => Buffer.from(`\uFEFFWEBVTT\r\n\r\nNOTE intern\r\n\r\n00:00.000 --> 00:02.000\r\n${text}\r\n`);

  it('are written anew as WebVTT', async () => {
    const file = await upload('jobCaptions', 'Rundgang.VTT', spoken('<i onclick="x">Grüße</i> aus Kassel'));
    expect(file).toMatchObject({ slot: 'jobCaptions', contentType: 'text/vtt', size: file.content.length });
    expect(file.content.toString()).toBe('WEBVTT\n\n00:00.000 --> 00:02.000\nGrüße</i> aus Kassel\n');
    expect(await left()).toEqual([]);
  });

  const INVALID = 'Die Datei enthält keine gültigen Untertitel im Format WebVTT.';
  it.each([
    [
      'SubRip',
      'a.srt',
      Buffer.from('1\n00:00:01,000 --> 00:00:03,000\nHallo\n'),
      'Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: VTT',
    ],
    ['SubRip under another name', 'a.vtt', Buffer.from('1\n00:00:01,000 --> 00:00:03,000\nHallo\n'), CONTENT],
    ['a page', 'a.vtt', Buffer.from('<html>WEBVTT</html>'), CONTENT],
    ['captions without a cue', 'a.vtt', Buffer.from('WEBVTT'), INVALID],
    ['another encoding', 'a.vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nGr\xFC\xDFe\n', 'latin1'), INVALID],
    ['more than 1 MB', 'a.vtt', spoken('a'.repeat(1024 * 1024)), 'Die Datei ist zu groß (höchstens 1 MB).'],
  ])('are not %s', async (_what, name, content, reason) => {
    expect(await messageOf(upload('jobCaptions', name, content))).toBe(reason);
    expect(await left()).toEqual([]);
  });
});

describe('A59: videos', () => {
  const MP4 = padded('\0\0\0\x18ftypisom');
  const WEBM = padded('\x1A\x45\xDF\xA3');
  it.each([
    ['jobVideo', 'a.mp4', MP4, 'taken'],
    ['jobVideo', 'a.mov', padded('\0\0\0\x14ftypqt  '), 'taken'],
    ['jobVideo', 'a.avi', padded('RIFF\0\0\0\0AVI '), 'taken'],
    ['jobVideo', 'a.webm', WEBM, 'Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: MP4, MOV, AVI'],
    ['media', 'a.webm', WEBM, 'taken'],
    ['media', 'a.webm', MP4, 'Der Inhalt der Datei passt nicht zu ihrer Endung.'],
    ['media', 'a.png', MP4, 'Der Inhalt der Datei passt nicht zu ihrer Endung.'],
    ['media', 'a.gif', MP4, 'Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: JPG, JPEG, PNG, SVG, WEBP, MP4, WEBM, MOV, AVI'],
  ] as const)('%s takes %s: %#', async (slot, name, content, result) => {
    expect(await messageOf(upload(slot, name, content))).toBe(result);
  });
});
