import { asObject } from '@stellwerk/domain';
import { demoData } from '@stellwerk/domain/fixtures';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseExpired } from '../../applications/erasure/erase.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let now = new Date();
let who: Record<'owner' | 'recruiter' | 'member' | 'stranger' | 'candidate' | 'other', string>;
beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
  const login = (name: string) => server.login(`${name}@demo.example`);
  who = {
    owner: await login('owner'),
    recruiter: await login('recruiter'),
    member: await login('member'),
    stranger: await login('owner2'),
    candidate: await login('candidate'),
    other: await server.login('leon.hartwig@post.example'),
  };
});
afterAll(() => server.stop());
beforeEach(() => {
  now = new Date();
});

const data = demoData(new Date());
const candidate = data.users.find(({ email }) => email === 'candidate@demo.example')?.id ?? 0;
const own = data.applications.filter(({ userId }) => userId === candidate);
const open = own.find(({ status }) => status === 'SUBMITTED' || status === 'VIEWED')?.id ?? 0;
const closed = own.find(({ status }) => status === 'REJECTED' || status === 'WITHDRAWN')?.id ?? 0;
const foreign = data.applications.find(({ userId }) => userId !== candidate)?.id ?? 0;
const job = data.jobs.find(({ companyId, videoFile }) => companyId === 1 && videoFile === null)?.id ?? 0;

const png = async (): Promise<File> => {
  const image = sharp({ create: { width: 9, height: 9, channels: 3, background: '#36c' } }).png();
  return new File([new Uint8Array(await image.toBuffer())], 'Foto.png', { type: 'image/png' });
};
const padded = (head: string): ArrayBuffer => new Uint8Array(Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(64)])).buffer;
const mp4 = (): File => new File([padded('\0\0\0\u{18}ftypisom')], 'Film.mp4', { type: 'video/mp4' });
const pdf = (): File => new File([padded('%PDF-1.7\n')], 'Zeugnis.pdf', { type: 'application/pdf' });

interface Sent {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

async function send(name: string, token: string | undefined, file: File | null, entityId?: number | string): Promise<Sent> {
  const form = new FormData();
  if (file !== null) form.append('file', file);
  // After the file: the handler may not depend on the order.
  if (entityId !== undefined) form.append('entityId', String(entityId));
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${server.url}/api/private/media/${name}`, { method: 'POST', headers, body: form });
  return { status: response.status, body: asObject(await response.json()) };
}

const remove = async (type: string, id: unknown, token: string): Promise<number> =>
  (await server.call(`/api/private/media/delete/${type}/${String(id)}`, { method: 'DELETE', token })).status;
const statusOf = async (url: unknown, token?: string): Promise<number> => (await server.call(String(url), { token })).status;
const record = (type: string, folder: string, contentType: string) => ({
  id: expect.any(Number),
  url: expect.stringMatching(new RegExp(`^/api/media/${folder}/original/[0-9a-f]{32}\\.\\w+$`)),
  filename: expect.stringMatching(/^[0-9a-f]{32}\.\w+$/),
  type,
  contentType,
  size: expect.any(Number),
});

const UPLOADS = [
  ['API30', 'avatar', 'candidate', png, record('AVATAR', 'avatars', 'image/png')],
  ['API31', 'logo', 'owner', png, record('LOGO', 'logos', 'image/png')],
  ['API32', 'job-video', 'recruiter', mp4, record('VIDEO', 'job-videos', 'video/mp4')],
  ['API33', 'application-video', 'candidate', mp4, record('VIDEO', 'videos', 'video/mp4')],
  ['API34', 'application-document', 'candidate', pdf, record('DOCUMENT', 'documents', 'application/pdf')],
  ['API35', 'upload', 'recruiter', png, record('IMAGE', 'images', 'image/png')],
] as const;

describe('MD09 EN36 each of the six uploads', () => {
  it.each(UPLOADS)('%s MD01 MD03 MD05 POST media/%s answers what was stored', async (_row, name, role, file, answer) => {
    const { status, body } = await send(name, who[role], await file());
    expect(status).toBe(201);
    expect(body).toEqual(answer);
    expect(Number(body.size)).toBeGreaterThan(50);
    expect(String(body.url).endsWith(String(body.filename))).toBe(true);
  });

  it.each(UPLOADS)('%s POST media/%s wants a login, and a file', async (_row, name, role, file) => {
    expect((await send(name, undefined, await file())).status).toBe(401);
    const missing = await send(name, who[role], null);
    expect(missing).toMatchObject({ status: 400, body: { fields: [{ name: 'file', message: expect.stringMatching(/\S/) }] } });
  });

  it.each(UPLOADS)('%s POST media/%s takes for nothing what is foreign, unknown or no number', async (_row, name, role, file) => {
    const entity = name.startsWith('application') ? foreign : name === 'logo' || name === 'upload' ? 2 : name === 'avatar' ? 40 : 2_000_000;
    const status = (await send(name, who[role], await file(), entity)).status;
    // A foreign company and an unknown one get the same response (rule 2).
    expect(status).toBe(name === 'logo' || name === 'upload' ? 403 : 404);
    expect((await send(name, who[role], await file(), 'abc')).status).toBe(404);
  });
});

describe('a picture', () => {
  it('API30 is that of the own account, and the former one is gone', async () => {
    const first = await send('avatar', who.candidate, await png());
    const second = await send('avatar', who.candidate, await png());
    expect((await server.call('/api/private/users/profile', { token: who.candidate })).body).toMatchObject({ avatar: second.body.url });
    expect([await statusOf(first.body.url), await statusOf(second.body.url)]).toEqual([404, 200]);
    expect(await remove('AVATAR', second.body.id, who.other)).toBe(404);
    expect(await remove('AVATAR', second.body.id, who.candidate)).toBe(204);
    expect(await statusOf(second.body.url)).toBe(404);
    expect((await server.call('/api/private/users/profile', { token: who.candidate })).body).toMatchObject({ avatar: null });
  });

  it('API30 is that of a member for the member itself and for who manages the team', async () => {
    const member = async () => asObject((await server.call('/api/private/companies/team-member/3', { token: who.owner })).body).avatar;
    expect((await send('avatar', who.recruiter, await png(), 3)).status).toBe(403);
    const mine = await send('avatar', who.member, await png(), 3);
    expect([mine.status, await member()]).toEqual([201, mine.body.url]);
    const theirs = await send('avatar', who.owner, await png(), 3);
    expect([theirs.status, await member()]).toEqual([201, theirs.body.url]);
    expect(await remove('avatar', theirs.body.id, who.recruiter)).toBe(403);
    expect(await remove('avatar', theirs.body.id, who.owner)).toBe(204);
    expect(await member()).toBeNull();
  });

  it('API31 MD02 MD10 is the logo of the company that the form names, for who manages it', async () => {
    const logo = async () => asObject(asObject((await server.call('/api/private/companies/1', { token: who.owner })).body).logo).url;
    expect((await send('logo', who.recruiter, await png(), 1)).status).toBe(403);
    expect((await send('logo', who.recruiter, await png())).status).toBe(403);
    const { status, body } = await send('logo', who.owner, await png(), 1);
    expect([status, await logo()]).toEqual([201, body.url]);
    const image = await server.call(String(body.url));
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await remove('logo', body.id, who.stranger)).toBe(404);
    expect(await remove('logo', body.id, who.recruiter)).toBe(403);
    expect(await remove('LOGO', body.id, who.owner)).toBe(204);
    expect([await logo(), await statusOf(body.url)]).toEqual([undefined, 404]);
    expect(await remove('LOGO', body.id, who.owner)).toBe(404);
  });

  it('API35 MD11 may be of a company, and is no gif', async () => {
    expect((await send('upload', who.member, await png(), 1)).status).toBe(403);
    const { status, body } = await send('upload', who.recruiter, await png(), 1);
    expect([status, await statusOf(body.url)]).toEqual([201, 200]);
    expect(await remove('IMAGE', body.id, who.owner)).toBe(204);
    expect(await statusOf(body.url)).toBe(404);
    const gif = new File([padded('GIF89a')], 'bild.gif', { type: 'image/gif' });
    expect(await send('upload', who.recruiter, gif, 1)).toMatchObject({ status: 400, body: { fields: [{ name: 'file' }] } });
  });

  it('API35 decision 0092 is for who could use it in a company, also without naming one', async () => {
    const stored = () =>
      server.context.db
        .selectFrom('media')
        .select(({ fn }) => fn.countAll().as('all'))
        .executeTakeFirstOrThrow();
    const before = await stored();
    for (const account of [who.candidate, who.member])
      for (const file of [await png(), mp4()]) expect((await send('upload', account, file)).status).toBe(403);
    expect(await stored()).toEqual(before);
    expect((await send('upload', who.recruiter, mp4())).status).toBe(201);
  });

  it('API35 A59 and a video may be webm', async () => {
    const webm = new File([padded('\u{1A}\u{45}\u{DF}\u{A3}')], 'film.webm', { type: 'video/webm' });
    expect(await send('upload', who.recruiter, webm, 1)).toMatchObject({ status: 201, body: { type: 'VIDEO', contentType: 'video/webm' } });
    expect(await send('job-video', who.recruiter, webm, job)).toMatchObject({ status: 400, body: { fields: [{ name: 'file' }] } });
  });
});

describe('a video of a job', () => {
  const video = async () => asObject(asObject((await server.call(`/api/private/jobs/${job}`, { token: who.owner })).body).video).url;

  it('API32 MD04 is for who writes jobs, and deleted with its file', async () => {
    expect((await send('job-video', who.member, mp4(), job)).status).toBe(403);
    expect((await send('job-video', who.member, mp4())).status).toBe(403);
    expect((await send('job-video', who.stranger, mp4(), job)).status).toBe(404);
    const { status, body } = await send('job-video', who.recruiter, mp4(), job);
    expect([status, await video(), await statusOf(body.url)]).toEqual([201, body.url, 200]);
    expect(await remove('image', body.id, who.recruiter)).toBe(404);
    expect(await remove('VIDEO', body.id, who.stranger)).toBe(404);
    expect(await remove('VIDEO', body.id, who.recruiter)).toBe(204);
    expect([await video(), await statusOf(body.url)]).toEqual([undefined, 404]);
  });

  it('API36 is deleted by who manages the company, too; not without a login, nor by a role that writes no jobs', async () => {
    const { body } = await send('job-video', who.recruiter, mp4(), job);
    const path = `/api/private/media/delete/job-video/${String(body.id)}`;
    expect((await server.call(path, { method: 'DELETE' })).status).toBe(401);
    expect([await remove('job-video', body.id, who.member), await remove('job-video', body.id, who.stranger)]).toEqual([403, 404]);
    expect([await remove('job-video', 'acht', who.owner), await remove('job-video', 999999, who.owner)]).toEqual([404, 404]);
    expect(await statusOf(body.url)).toBe(200);
    expect(await remove('job-video', body.id, who.owner)).toBe(204);
    expect(await statusOf(body.url)).toBe(404);
  });

  it('O20 is out of reach for an uploader who has left the company', async () => {
    const { body } = await send('job-video', who.recruiter, mp4(), job);
    const { db } = server.context;
    const row = await db
      .deleteFrom('memberships')
      .where('company_id', '=', 1)
      .where('user_id', '=', 2)
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(await remove('job-video', body.id, who.recruiter)).toBe(404);
    expect(await statusOf(body.url)).toBe(200);
    await db.insertInto('memberships').values(row).execute();
    expect(await remove('job-video', body.id, who.recruiter)).toBe(204);
  });
});

describe('MD22 MD23 files of an application', () => {
  it.each([
    ['application-document', 'DOCUMENT', pdf],
    ['application-video', 'VIDEO', mp4],
  ] as const)(
    'API33 API34 O19 %s belongs to the own open application, is read by its company, and deleted again',
    async (name, type, file) => {
      const { status, body } = await send(name, who.candidate, file(), open);
      expect(status).toBe(201);
      expect([await statusOf(body.url), await statusOf(body.url, who.other)]).toEqual([401, 404]);
      expect([await statusOf(body.url, who.candidate), await statusOf(body.url, who.owner)]).toEqual([200, 200]);
      expect([await remove(type, body.id, who.other), await remove(type, body.id, who.owner)]).toEqual([404, 404]);
      expect(await remove(type, body.id, who.candidate)).toBe(204);
      expect(await statusOf(body.url, who.owner)).toBe(404);
    },
  );

  it.each([
    ['application-document', pdf],
    ['application-video', mp4],
  ] as const)('O19 %s for an application that is still to come opens to who has uploaded it, and to nobody else', async (name, file) => {
    const { body } = await send(name, who.candidate, file());
    expect([await statusOf(body.url), await statusOf(body.url, who.other), await statusOf(body.url, who.owner)]).toEqual([401, 404, 404]);
    expect(await statusOf(body.url, who.candidate)).toBe(200);
  });

  it('a closed application takes none and gives none away', async () => {
    expect(await send('application-document', who.candidate, pdf(), closed)).toMatchObject({
      status: 409,
      body: { message: 'Diese Bewerbung ist abgeschlossen. Ihre Dateien lassen sich nicht mehr ändern.' },
    });
    const { id } = await server.context.db
      .selectFrom('application_documents')
      .select('id')
      .where('application_id', '=', closed)
      .executeTakeFirstOrThrow();
    expect(await remove('document', id, who.candidate)).toBe(409);
  });

  it('one application has one video, and no more than O18 allows together', async () => {
    const first = await send('application-video', who.candidate, mp4(), open);
    expect(await send('application-video', who.candidate, mp4(), open)).toMatchObject({ status: 409 });
    const { db } = server.context;
    await db
      .updateTable('application_documents')
      .set({ size: 160 * 1024 * 1024 })
      .where('id', '=', Number(first.body.id))
      .execute();
    expect(await send('application-document', who.candidate, pdf(), open)).toMatchObject({
      status: 409,
      body: { message: 'Die Dateien sind zusammen zu groß (höchstens 160 MB).' },
    });
    const left = await db
      .selectFrom('application_documents')
      .select('id')
      .where('application_id', 'is', null)
      .where('size', '<', 1000)
      .execute();
    expect(await remove('VIDEO', first.body.id, who.candidate)).toBe(204);
    expect((await send('application-document', who.candidate, pdf(), open)).status).toBe(201);
    // Rejected files leave nothing behind.
    const after = await db
      .selectFrom('application_documents')
      .select('id')
      .where('application_id', 'is', null)
      .where('size', '<', 1000)
      .execute();
    expect(after).toEqual(left);
  });
});

it('O21 what is for nothing is gone after a day, and nothing else', async () => {
  const logo = await send('logo', who.owner, await png());
  const image = await send('upload', who.recruiter, await png());
  const used = await send('avatar', who.candidate, await png());
  const ofCompany = await send('upload', who.recruiter, await png(), 1);
  const media = () => server.context.db.selectFrom('media').select('filename').orderBy('id').execute();
  // A crash between two steps leaves a row without its file.
  const torn = await send('upload', who.recruiter, await png(), 1);
  const { storage_key: key } = await server.context.db
    .selectFrom('media')
    .select('storage_key')
    .where('id', '=', Number(torn.body.id))
    .executeTakeFirstOrThrow();
  await server.context.files.storage.remove(key);
  const before = await media();
  now = new Date(Date.now() + 23 * 60 * 60 * 1000);
  await eraseExpired(server.context);
  expect(await media()).toEqual(before);
  now = new Date(Date.now() + 25 * 60 * 60 * 1000);
  await eraseExpired(server.context);
  expect(await Promise.all([logo, image, used, ofCompany].map(({ body }) => statusOf(body.url)))).toEqual([404, 404, 200, 200]);
  const names = (await media()).map(({ filename }) => filename);
  expect([torn, ofCompany].map(({ body }) => names.includes(String(body.filename)))).toEqual([false, true]);
  // The pictures of the demo have no uploader; they are shown and stay.
  const shown = asObject(asObject((await server.call('/api/public/companies/2')).body).logo).url;
  expect(await statusOf(shown)).toBe(200);
});
