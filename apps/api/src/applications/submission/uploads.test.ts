import { afterAll, describe, expect, it } from 'vitest';
import { formBody, idOf, PDF, sendForm, traces } from '../../testing/applications.ts';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());

const MB = 1024 * 1024;
const UPLOADS = '/api/public/uploads';
const CREATE = '/api/public/applications/create';
const video = (size: number): Buffer => Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom', 'latin1'), Buffer.alloc(size - 12, 1)]);

const tus = (path: string, method: string, headers: Record<string, string>, body?: Buffer, to = server) =>
  fetch(to.url + path, { method, headers: { 'tus-resumable': '1.0.0', ...headers }, ...(body && { body: new Uint8Array(body) }) });
const metadata = (name: string) => ({ 'upload-metadata': `filename ${Buffer.from(name).toString('base64')}` });

/** Starts an upload. @returns its path */
async function begin(size: number, name: string): Promise<string> {
  const answer = await tus(UPLOADS, 'POST', { 'upload-length': String(size), ...metadata(name) });
  expect(answer.status).toBe(201);
  return answer.headers.get('location') ?? '';
}
const send = (path: string, offset: number, body: Buffer) =>
  tus(path, 'PATCH', { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }, body);
const uploadIn = (path: string): string => path.split('/').at(-1) ?? '';

/** A finished upload. @returns its id */
async function uploaded(content: Buffer, name: string): Promise<string> {
  const path = await begin(content.length, name);
  expect((await send(path, 0, content)).status).toBe(204);
  return uploadIn(path);
}

const documentsOf = async (id: number) =>
  server.context.db
    .selectFrom('application_documents')
    .select(['kind', 'name', 'size'])
    .where('application_id', '=', id)
    .orderBy('kind')
    .execute();

const resume = { field: 'resume', name: 'Lebenslauf.pdf', content: PDF };

describe('a large file of an application', () => {
  it('AF19 O18 goes on where it broke off, without an account, and is bound by the form that names it', async () => {
    const content = video(2 * MB);
    const path = await begin(content.length, 'Vorstellung.mp4');
    await send(path, 0, content.subarray(0, MB));
    const known = await tus(path, 'HEAD', {});
    expect([known.headers.get('upload-offset'), known.headers.get('upload-length')]).toEqual([String(MB), String(2 * MB)]);
    expect((await send(path, MB, content.subarray(MB))).status).toBe(204);

    const answer = await sendForm(server, CREATE, formBody(101, [resume], { email: 'film@post.example', videoUpload: uploadIn(path) }));
    expect(await documentsOf(idOf(answer))).toEqual([
      { kind: 'resume', name: 'Lebenslauf.pdf', size: PDF.length },
      { kind: 'video', name: 'Vorstellung.mp4', size: 2 * MB },
    ]);
    expect((await tus(path, 'HEAD', {})).status).toBe(404);
  });

  it('with an account is bound in the same way', async () => {
    const id = await uploaded(video(MB), 'Vorstellung.mov');
    const token = await server.login('candidate@demo.example');
    const answer = await sendForm(server, '/api/private/applications/create', formBody(101, [resume], { videoUpload: id }), token);
    expect((await documentsOf(idOf(answer))).map(({ name }) => name)).toContain('Vorstellung.mov');
  });

  it('AF45 can be the resume', async () => {
    const id = await uploaded(PDF, 'Lebenslauf.pdf');
    const form = formBody(101, [], { email: 'nur.upload@post.example', linkedinProfile: '', resumeUpload: id });
    expect((await sendForm(server, CREATE, form)).status).toBe(201);
  });

  it.each([
    ['a type that the slot does not take', 'Vorstellung.webm', 'Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: MP4, MOV, AVI'],
    ['a content that is none', 'Vorstellung.avi', 'Der Inhalt der Datei passt nicht zu ihrer Endung.'],
  ])('W33 is refused like a file of the form for %s, and stays for the next try', async (_why, name, message) => {
    const id = await uploaded(video(1000), name);
    const before = await traces(server);
    const answer = await sendForm(server, CREATE, formBody(101, [resume], { videoUpload: id }));
    expect(answer).toMatchObject({ status: 400, body: { message, fields: [{ name: 'video', message }] } });
    expect(await traces(server)).toEqual(before);
    expect((await tus(`${UPLOADS}/${id}`, 'HEAD', {})).status).toBe(200);
  });

  it('is not taken before its end, and nobody guesses that of another one', async () => {
    const path = await begin(1000, 'Vorstellung.mp4');
    await send(path, 0, video(600));
    const foreign = uploadIn(path).replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const id of [uploadIn(path), foreign, '1-0123456789abcdef0123456789abcdef', '../../secret']) {
      const answer = await sendForm(server, CREATE, formBody(101, [resume], { videoUpload: id }));
      expect(answer, id).toMatchObject({ status: 400, body: { fields: [{ name: 'video' }] } });
    }
    expect((await tus(`${UPLOADS}/${foreign}`, 'HEAD', {})).status).toBe(404);
  });

  it('of an account stays with the account: neither way reaches the other', async () => {
    const token = await server.login('owner@demo.example');
    const made = await tus('/api/private/uploads', 'POST', {
      authorization: `Bearer ${token}`,
      'upload-length': '1000',
      ...metadata('a.mp4'),
    });
    const id = uploadIn(made.headers.get('location') ?? '');
    expect((await tus(`${UPLOADS}/${id}`, 'HEAD', {})).status).toBe(404);
    const guest = uploadIn(await begin(1000, 'a.mp4'));
    expect((await tus(`/api/private/uploads/${guest}`, 'HEAD', { authorization: `Bearer ${token}` })).status).toBe(404);
  });

  it('decision 0092 is not taken while the disk has no room, in any way, with the reason; what was there goes on later', async () => {
    const { room } = server.context.files.temporary;
    const path = await begin(1000, 'Vorstellung.mp4');
    const [before, real] = [await traces(server), room.left];
    room.left = () => Promise.resolve(-1);
    try {
      const token = await server.login('owner@demo.example');
      const answers = [
        await tus(UPLOADS, 'POST', { 'upload-length': '1000' }),
        await tus('/api/private/uploads', 'POST', { authorization: `Bearer ${token}`, 'upload-length': '1000' }),
        await send(path, 0, video(1000)),
      ];
      const message = expect.stringContaining('Speicherplatz');
      for (const answer of answers) expect([answer.status, await answer.json()]).toMatchObject([503, { message }]);
      expect(await sendForm(server, CREATE, formBody(101, [resume]))).toMatchObject({
        status: 503,
        body: { message, fields: [{ name: 'resume', message }] },
      });
      expect(server.logged.filter(({ event }) => event === 'file-not-written')).toHaveLength(4);
      expect(await traces(server)).toEqual(before);
    } finally {
      room.left = real;
    }
    expect((await send(path, 0, video(1000))).status).toBe(204);
  });

  it('a request for what the server does not do is the fault of its sender', async () => {
    const before = server.logged.length;
    const answer = await tus(UPLOADS, 'POST', { 'upload-concat': 'partial', 'upload-length': '10' });
    expect(answer.status).toBe(400);
    expect(server.logged.slice(before).filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('O18 is at most 100 MB', async () => {
    const answer = await tus(UPLOADS, 'POST', { 'upload-length': String(100 * MB + 1) });
    expect([answer.status, await answer.json()]).toMatchObject([413, { message: 'Die Datei ist zu groß (höchstens 100 MB).' }]);
  });

  it('rule 11 counts as an upload of its address', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' });
    try {
      const next = () => tus(UPLOADS, 'POST', { 'upload-length': '10' }, undefined, limited);
      for (let n = 0; n < 30; n += 1) expect((await next()).status).toBe(201);
      const over = await next();
      expect([over.status, Number(over.headers.get('retry-after')) > 0]).toEqual([429, true]);
    } finally {
      await limited.stop();
    }
  });
});
