import fs from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const owner = await server.login('owner@demo.example');

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } })
    .png()
    .toBuffer();
/** A picture that hardly compresses, like a photo. */
const noise = (edge: number) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .png()
    .toBuffer();

/** Uploads a picture. @returns its URL and its id */
async function upload(call: 'logo' | 'avatar' | 'upload', content: Buffer, name = 'Bild.png'): Promise<{ url: string; id: number }> {
  const form = new FormData();
  if (call !== 'avatar') form.append('entityId', '1');
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const response = await fetch(`${server.url}/api/private/media/${call}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner}` },
    body: form,
  });
  expect(response.status).toBe(201);
  return JSON.parse(await response.text());
}

const inSize = (url: string, size: string, init?: RequestInit) => fetch(server.url + url.replace('/original/', `/${size}/`), init);
async function sizeOf(response: Response): Promise<readonly unknown[]> {
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
  return [format, width, height];
}
const copies = async (): Promise<readonly string[]> => {
  const entries = await fs.readdir(join(server.context.config.dataDir, 'files/resized'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

describe('MD03: a picture in a size', () => {
  it.each([
    // A logo is shown whole, inside the square.
    ['logo', 600, 300, '192', 192, 96],
    // An avatar fills the square.
    ['avatar', 600, 300, '192', 384, 192],
    // A cover fills 1200 to 630.
    ['upload', 900, 900, '768', 768, 768],
    ['upload', 1800, 450, '768', 1612, 403],
    // Pictures are never enlarged.
    ['logo', 50, 40, '384', 50, 40],
  ] as const)('%s of %i × %i for %s pixels', async (call, width, height, size, wide, high) => {
    const { url } = await upload(call, await picture(width, height));
    const response = await inSize(url, size);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await sizeOf(response)).toEqual(['webp', wide, high]);
  });

  it('weighs a fraction, is kept, and is made once however many ask for it', async () => {
    const { url } = await upload('logo', await noise(600));
    const original = (await (await inSize(url, 'original')).arrayBuffer()).byteLength;
    const { storage } = server.context.files;
    const put = storage.put;
    const made: string[] = [];
    storage.put = (key, ...rest) => {
      made.push(key);
      return put(key, ...rest);
    };
    try {
      const answers = await Promise.all(Array.from({ length: 8 }, () => inSize(url, '96')));
      const sizes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength));
      await inSize(url, '96');
      expect(new Set(sizes).size).toBe(1);
      expect(sizes[0]).toBeLessThan(original / 20);
      expect(made).toEqual([expect.stringMatching(/^resized\/96\/media\/logos\/[0-9a-f]{32}\.png\.webp$/)]);
    } finally {
      storage.put = put;
    }
  });

  it('is given in parts and as a head, too', async () => {
    const { url } = await upload('logo', await picture(300, 300));
    const part = await inSize(url, '96', { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'RIFF']);
    const head = await inSize(url, '96', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('goes with its picture', async () => {
    const before = (await copies()).length;
    const { url, id } = await upload('upload', await picture(300, 300));
    for (const size of ['96', '192']) await inSize(url, size);
    expect(await copies()).toHaveLength(before + 2);
    await server.call(`/api/private/media/delete/image/${id}`, { method: 'DELETE', token: owner });
    expect((await inSize(url, '96')).status).toBe(404);
    expect(await copies()).toHaveLength(before);
  });

  it('leaves nothing when the picture is deleted while its copy is made', async () => {
    const before = (await copies()).length;
    const { url, id } = await upload('upload', await picture(300, 300));
    const { storage } = server.context.files;
    const put = storage.put;
    storage.put = async (...args) => {
      storage.put = put;
      await server.call(`/api/private/media/delete/image/${id}`, { method: 'DELETE', token: owner });
      return put(...args);
    };
    expect((await inSize(url, '96')).status).toBe(404);
    expect(await copies()).toHaveLength(before);
  });

  it('exists for pictures of pixels in the widths that are offered', async () => {
    const { url } = await upload('logo', await picture(300, 300));
    for (const size of ['97', '0', '4096', 'large', '96.0']) expect((await inSize(url, size)).status, size).toBe(404);
    const drawing = await upload('upload', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>'), 'a.svg');
    expect((await inSize(drawing.url, '96')).status).toBe(404);
    expect((await inSize('/api/media/job-videos/original/a.mp4', '96')).status).toBe(404);
    expect((await inSize('/api/media/documents/original/a.png', '96')).status).toBe(404);
    expect((await inSize('/api/media/logos/original/none.png', '96')).status).toBe(404);
  });

  it('is the original where no copy can be made, and the log says so', async () => {
    const { url } = await upload('logo', await picture(300, 300));
    const { storage } = server.context.files;
    const put = storage.put;
    storage.put = () => Promise.reject(new Error('ENOSPC'));
    try {
      const response = await inSize(url, '96');
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(await sizeOf(response)).toEqual(['png', 300, 300]);
    } finally {
      storage.put = put;
    }
    expect(server.logged).toContainEqual(expect.objectContaining({ event: 'picture-not-resized' }));
    expect(await sizeOf(await inSize(url, '96'))).toEqual(['webp', 96, 96]);
  });
});
