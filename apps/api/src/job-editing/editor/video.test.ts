import { asObject } from '@stellwerk/domain';
import { demoData } from '@stellwerk/domain/fixtures';
import { afterAll, describe, expect, it } from 'vitest';
import { sendForm, traces, type FilePart } from '../../testing/applications.ts';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const token = await server.login('recruiter@demo.example');

const job = demoData(new Date()).jobs.find(
  ({ companyId, videoFile, videoLink }) => companyId === 1 && videoFile === null && videoLink === null,
);
const path = `/api/private/jobs/${job?.id}/video`;

const MP4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(600, 1)]);
const VTT = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nGrüße aus Kassel\n');
const video: FilePart = { field: 'file', name: 'Rundgang.mp4', content: MP4 };
const captions: FilePart = { field: 'captions', name: 'Rundgang.vtt', content: VTT };

async function send(...files: readonly FilePart[]) {
  const form = new FormData();
  for (const { field, name, content } of files) form.append(field, new Blob([new Uint8Array(content)]), name);
  return sendForm(server, path, form, token);
}
const media = () =>
  server.context.db
    .selectFrom('media')
    .select('filename')
    .where('entity_id', '=', job?.id ?? 0)
    .execute();

describe('the video of a job', () => {
  it('API87 MD20 MD04: is stored with its captions and played by everybody; a new one takes its place', async () => {
    const first = await send(video, captions);
    expect(first).toMatchObject({
      status: 200,
      body: { url: expect.stringMatching(/^\/api\/media\/job-videos\/original\/\w+\.mp4$/), filename: expect.any(String) },
    });
    const { url, filename } = asObject(first.body);
    expect(url).toBe(`/api/media/job-videos/original/${String(filename)}`);
    const range = await fetch(`${server.url}${String(url)}`, { headers: { range: 'bytes=0-9' } });
    expect([range.status, range.headers.get('content-type'), (await range.arrayBuffer()).byteLength]).toEqual([206, 'video/mp4', 10]);
    const shown = await server.call(`/api/public/jobs/${job?.id}`);
    expect(shown.body).toMatchObject({ video: { url, captions: { url: expect.stringMatching(/\.vtt$/) } } });
    const second = await send(video);
    expect(asObject(second.body).url).not.toBe(url);
    expect((await fetch(`${server.url}${String(url)}`)).status).toBe(404);
    expect(asObject(asObject((await server.call(`/api/public/jobs/${job?.id}`)).body).video).captions).toBeUndefined();
    expect(await media()).toHaveLength(1);
  });

  it('API88: is removed with captions, file and row', async () => {
    await send(video, captions);
    expect(await media()).toHaveLength(2);
    expect((await server.call(path, { method: 'DELETE', token })).status).toBe(200);
    expect(await media()).toEqual([]);
    expect(asObject((await server.call(`/api/public/jobs/${job?.id}`)).body).video).toBeNull();
  });

  it.each([
    ['JM58 another format', { ...video, name: 'a.webm' }, 'Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: MP4, MOV, AVI'],
    ['another content', { ...video, content: Buffer.alloc(700, 60) }, 'Der Inhalt der Datei passt nicht zu ihrer Endung.'],
    ['captions without a video', captions, 'Untertitel brauchen ein Video.'],
    [
      'JM57 more than 100 MB',
      { ...video, content: Buffer.concat([MP4, Buffer.alloc(100 * 1024 * 1024)]) },
      'Die Datei ist zu groß (höchstens 100 MB).',
    ],
  ])('rule 4: %s is refused and leaves nothing', async (_what, file, message) => {
    const before = await traces(server);
    const answer = await send(file);
    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect(await traces(server)).toEqual(before);
    expect(await media()).toEqual([]);
  });

  it('JM24: goes with its job', async () => {
    const sent = asObject((await send(video)).body);
    expect((await server.call(`/api/private/jobs/${job?.id}`, { method: 'DELETE', token })).status).toBe(200);
    expect((await fetch(`${server.url}${String(sent.url)}`)).status).toBe(404);
    expect(await media()).toEqual([]);
  });
});
