import fs from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRange } from '../files/storage/range.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { newDataDir } from '../../testing/template.ts';

let server: TestServer;
let dataDir: string;
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
beforeAll(async () => {
  dataDir = await newDataDir();
  // Files of a former version: the server moves them into the storage when it starts.
  for (const [folder, name] of [
    ['job-videos', 'a.mp4'],
    ['job-videos', 'a.vtt'],
    ['logos', 'b.svg'],
    ['documents', 'c.pdf'],
    ['logos', 'd.html'],
    ['logos', 'leer.png'],
  ] as const) {
    fs.mkdirSync(join(dataDir, 'media', folder), { recursive: true });
    fs.writeFileSync(join(dataDir, 'media', folder, name), name === 'leer.png' ? '' : bytes);
  }
  server = await startTestServer({ SEED: 'none', DATA_DIR: dataDir });
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
const bodyOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

describe('public media', () => {
  it('gives the whole file with its type', async () => {
    const response = await get('/api/media/job-videos/original/a.mp4');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(await bodyOf(response)).toEqual(bytes);
  });

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=990-', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=900-5000', 900, 999],
  ])('O20: gives the part %s', async (range, start, end) => {
    const response = await get('/api/media/job-videos/original/a.mp4', { range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/1000`);
    expect(await bodyOf(response)).toEqual(bytes.subarray(start, end + 1));
  });

  it('answers a part behind the end with 416 and one it does not understand with the whole', async () => {
    expect((await get('/api/media/job-videos/original/a.mp4', { range: 'bytes=1000-' })).status).toBe(416);
    for (const range of ['bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-'])
      expect((await get('/api/media/job-videos/original/a.mp4', { range })).status, range).toBe(200);
    expect(readRange('bytes=-0', 10)).toBe('unsatisfiable');
  });

  it('captions lie beside their video', async () => {
    const response = await get('/api/media/job-videos/original/a.vtt');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/vtt']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('O20: an SVG opened by itself runs in a sandbox', async () => {
    const response = await get('/api/media/logos/original/b.svg');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('decision 0091: a costly drawing of a former version is given as its pixels, and one that is too much not at all', async () => {
    const folder = join(dataDir, 'files/media/logos');
    const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;
    const files = {
      'leicht.svg': svg('<path d="M0 0h9"></path>'),
      'schwer.svg': svg('<g id="a"><rect width="9" height="9"/></g><use href="#a"/>'),
      'tief.svg': svg('<g>'.repeat(60) + '</g>'.repeat(60) + '<g/>'.repeat(200)),
    };
    for (const [name, content] of Object.entries(files)) fs.writeFileSync(join(folder, name), content);
    const open = async (name: string) => {
      const response = await get(`/api/media/logos/original/${name}`);
      return [response.status, await response.text()];
    };
    expect(await open('leicht.svg')).toEqual([200, files['leicht.svg']]);
    const [first, second] = [await open('schwer.svg'), await open('schwer.svg')];
    expect(first).toEqual([200, expect.stringMatching(/^<svg [^<]*><image [^<]*base64,[^<]*\/><\/svg>$/)]);
    expect(second).toEqual(first);
    expect((await open('tief.svg'))[0]).toBe(404);
    expect(server.logged).toContainEqual({ level: 'error', event: 'drawing-not-shown', fields: { file: 'tief.svg' } });
    for (const name of Object.keys(files)) fs.rmSync(join(folder, name));
  });

  it('O84: has been moved into the storage, each file with its row; nothing else was touched', async () => {
    const rows = await server.context.db.selectFrom('media').selectAll().orderBy('filename').execute();
    expect(rows).toMatchObject([
      { folder: 'job-videos', filename: 'a.mp4', content_type: 'video/mp4', size: 1000, storage_key: 'media/job-videos/a.mp4' },
      { folder: 'job-videos', filename: 'a.vtt', content_type: 'text/vtt', size: 1000, storage_key: 'media/job-videos/a.vtt' },
      { folder: 'logos', filename: 'b.svg', content_type: 'image/svg+xml', size: 1000, storage_key: 'media/logos/b.svg' },
      { folder: 'logos', filename: 'leer.png', content_type: 'image/png', size: 0, storage_key: 'media/logos/leer.png' },
    ]);
    const left = fs.readdirSync(join(dataDir, 'media'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(left.map(({ name }) => name).toSorted()).toEqual(['c.pdf', 'd.html']);
    expect(fs.readdirSync(join(dataDir, 'files/media/logos')).toSorted()).toEqual(['b.svg', 'leer.png']);
  });

  it('an empty file is an empty answer', async () => {
    const response = await get('/api/media/logos/original/leer.png');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it.each(['logos/original/d.html', 'logos/original/none.png', 'logos/large/b.svg', 'secret/original/b.svg', 'logos/original/.b.svg'])(
    'does not give %s',
    async (path) => {
      expect((await get(`/api/media/${path}`)).status).toBe(404);
    },
  );

  it('API37: files of applications open to nobody without a signature or a token', async () => {
    expect((await get('/api/media/documents/original/c.pdf')).status).toBe(401);
    expect((await get('/api/media/videos/original/c.mp4')).status).toBe(401);
    expect((await get('/api/media/documents/large/c.pdf')).status).toBe(404);
  });
});
