import fs from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { demoData } from '@stellwerk/domain/fixtures';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const owner = await server.login('owner@demo.example');
const stranger = await server.login('owner2@demo.example');

const MB = 1024 * 1024;
const video = (size: number): Buffer => Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom', 'latin1'), Buffer.alloc(size - 12, 1)]);
const job = demoData(new Date()).jobs.find(({ companyId, videoFile }) => companyId === 1 && videoFile === null);

const tus = (path: string, method: string, headers: Record<string, string>, more: { token?: string; body?: Buffer } = {}) =>
  fetch(server.url + path, {
    method,
    headers: { authorization: `Bearer ${more.token ?? owner}`, 'tus-resumable': '1.0.0', ...headers },
    body: more.body && new Uint8Array(more.body),
  });

/** Starts an upload. @returns its path */
async function begin(size: number, name = 'Rundgang.mp4'): Promise<string> {
  const answer = await tus('/api/private/uploads', 'POST', {
    'upload-length': String(size),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
  });
  expect(answer.status).toBe(201);
  return answer.headers.get('location') ?? '';
}

const offsetOf = async (path: string): Promise<string | null> => (await tus(path, 'HEAD', {})).headers.get('upload-offset');
const send = (path: string, offset: number, body: Buffer) =>
  tus(path, 'PATCH', { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }, { body });
const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const partsFolder = join(server.context.config.dataDir, 'files', 'unfinished');
/** Files of parts, of one upload or of all. */
const left = async (id = ''): Promise<readonly string[]> => (await fs.readdir(partsFolder)).filter((name) => name.startsWith(id));

/** Assigns a finished upload to the job. */
async function give(id: string, token = owner): Promise<{ status: number; body: unknown }> {
  const form = new FormData();
  form.append('upload', id);
  const answer = await fetch(`${server.url}/api/private/jobs/${job?.id}/video`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: answer.status, body: await answer.json() };
}

/** Sends a part of the announced body, then closes the connection. */
function breakOff(path: string, content: Buffer, sent: number): Promise<void> {
  const { port, hostname } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `PATCH ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${owner}\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\n` +
          `Content-Type: application/offset+octet-stream\r\nContent-Length: ${content.length}\r\n\r\n`,
      );
      socket.write(content.subarray(0, sent), () => socket.destroy());
    });
    socket.on('close', () => resolve()).on('error', reject);
  });
}

describe('an upload that can be resumed', () => {
  it('goes on where the connection broke off, and becomes the video of the job', async () => {
    const content = video(2 * MB);
    const path = await begin(content.length);
    await breakOff(path, content, MB);
    // Data in transit may be lost: the server reports how much it has.
    await expect.poll(() => offsetOf(path)).not.toBe('0');
    await expect.poll(async () => [await offsetOf(path), await offsetOf(path)]).toSatisfy(([a, b]) => a === b);
    const offset = Number(await offsetOf(path));
    expect(offset).toBeLessThanOrEqual(MB);
    const rest = await send(path, offset, content.subarray(offset));
    expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, String(content.length)]);

    const { status, body } = await give(idOf(path));
    const { filename } = Object(body);
    expect(filename).toMatch(/^\w+\.mp4$/);
    const url = `/api/media/job-videos/original/${filename}`;
    expect([status, body]).toEqual([200, { url, filename }]);
    const served = Buffer.from(await (await fetch(server.url + url)).arrayBuffer());
    expect(served.equals(content)).toBe(true);
    expect(await left()).toEqual([]);
  });

  it('answers with the headers of the protocol and no others', async () => {
    const path = await begin(1000);
    const answer = await tus(path, 'HEAD', {});
    expect([answer.status, answer.headers.get('upload-length'), answer.headers.get('access-control-allow-origin')]).toEqual([
      200,
      '1000',
      null,
    ]);
    expect((await tus(path, 'DELETE', {})).status).toBe(204);
    expect((await tus(path, 'HEAD', {})).status).toBe(404);
  });

  it('belongs to its account', async () => {
    const path = await begin(1000);
    for (const method of ['HEAD', 'DELETE']) expect((await tus(path, method, {}, { token: stranger })).status, method).toBe(404);
    const foreign = await tus(
      path,
      'PATCH',
      { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      { token: stranger, body: video(1000) },
    );
    expect(foreign.status).toBe(404);
    expect(await offsetOf(path)).toBe('0');
    await send(path, 0, video(1000));
    // A member of the company, but not the uploader.
    const recruiter = await server.login('recruiter@demo.example');
    expect(await give(idOf(path), recruiter)).toMatchObject({
      status: 400,
      body: { fields: [{ name: 'file', message: 'Die hochgeladene Datei ist nicht mehr da. Bitte wählen Sie sie erneut.' }] },
    });
    expect((await give(idOf(path))).status).toBe(200);
  });

  it.each(['../../secret', '1-x', '0123456789abcdef0123456789abcdef', '..%2f..%2fsecret'])('is never another file: %s', async (id) => {
    expect((await tus(`/api/private/uploads/${encodeURIComponent(id)}`, 'HEAD', {})).status).toBe(404);
    expect((await give(id)).status).toBe(400);
  });

  it('refuses 100 MB and one byte, an offset that is not the stored one, and to be taken before its end', async () => {
    const large = await tus('/api/private/uploads', 'POST', { 'upload-length': String(100 * MB + 1) });
    expect([large.status, await large.json()]).toMatchObject([413, { message: 'Die Datei ist zu groß (höchstens 100 MB).' }]);
    const path = await begin(1000);
    expect((await send(path, 500, video(500))).status).toBe(409);
    await send(path, 0, video(600));
    expect((await give(idOf(path))).status).toBe(400);
    expect((await send(path, 600, Buffer.alloc(400, 1))).status).toBe(204);
    expect((await give(idOf(path))).status).toBe(200);
  });

  it('MD11: is checked like a file of a form', async () => {
    const other = await begin(1000, 'Rundgang.webm');
    await send(other, 0, video(1000));
    expect(await give(idOf(other))).toMatchObject({
      status: 400,
      body: { message: 'Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: MP4, MOV, AVI' },
    });
    const text = await begin(1000);
    await send(text, 0, Buffer.alloc(1000, 60));
    expect(await give(idOf(text))).toMatchObject({ status: 400, body: { message: 'Der Inhalt der Datei passt nicht zu ihrer Endung.' } });
    expect(await fs.readdir(join(server.context.config.dataDir, 'tmp'))).toEqual([]);
  });

  it('gives way when an account has three open ones', async () => {
    const paths: string[] = [];
    for (let count = 0; count < 4; count += 1) paths.push(await begin(1000));
    const states = await Promise.all(paths.map(async (path) => (await tus(path, 'HEAD', {})).status));
    expect(states).toEqual([404, 200, 200, 200]);
  });

  it('says that nothing is lost yet when the disk is full, and the log has it; a line that broke is no fault of the server', async () => {
    const written = () => server.logged.filter(({ event }) => event === 'file-not-written');
    const content = video(2 * MB);
    const broken = await begin(content.length);
    await breakOff(broken, content, MB);
    await expect.poll(() => offsetOf(broken)).not.toBe('0');
    expect(written()).toEqual([]);

    const path = await begin(1000);
    // A file stands where the folder would be.
    await fs.rename(partsFolder, `${partsFolder}-before`);
    await fs.writeFile(partsFolder, '');
    const answer = await send(path, 0, video(1000));
    expect([answer.status, await answer.json()]).toMatchObject([503, { success: false, message: expect.stringMatching(/gespeichert/) }]);
    expect(written()).toMatchObject([{ level: 'error', fields: { status: 500 } }]);
    // It continues once there is space.
    await fs.rm(partsFolder);
    await fs.rename(`${partsFolder}-before`, partsFolder);
    expect((await send(path, 0, video(1000))).status).toBe(204);
    expect((await give(idOf(path))).status).toBe(200);
  });

  it('needs a token and the protocol', async () => {
    expect((await fetch(`${server.url}/api/private/uploads`, { method: 'POST' })).status).toBe(401);
    const plain = await fetch(`${server.url}/api/private/uploads`, { method: 'POST', headers: { authorization: `Bearer ${owner}` } });
    expect(plain.status).toBe(400);
  });
});

it('an upload that nobody has finished within a day is removed', async () => {
  const path = await begin(1000);
  await send(path, 0, video(600));
  expect(await left(idOf(path))).toHaveLength(1);
  const begun = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await server.context.db.updateTable('uploads').set({ created_at: begun }).where('id', '=', idOf(path)).execute();
  expect(await server.context.files.resumable.sweep()).toBe(1);
  expect(await left(idOf(path))).toEqual([]);
  expect((await tus(path, 'HEAD', {})).status).toBe(404);
});
