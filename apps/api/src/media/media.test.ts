import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { publicFile } from './public-files.ts';
import { readRange } from './range.ts';

let server: TestServer;
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
beforeAll(async () => {
  server = await startTestServer({ SEED: 'none' });
  for (const [folder, name] of [
    ['job-videos', 'a.mp4'],
    ['logos', 'b.svg'],
    ['documents', 'c.pdf'],
    ['logos', 'd.html'],
    ['logos', 'leer.png'],
  ] as const) {
    const path = publicFile(server.context.config.dataDir, folder, name) ?? '';
    fs.mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true });
    fs.writeFileSync(path, name === 'leer.png' ? '' : bytes);
  }
});
afterAll(() => server.stop());

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

  it('O20: an SVG opened by itself runs in a sandbox', async () => {
    const response = await get('/api/media/logos/original/b.svg');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
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
