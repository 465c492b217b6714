import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { flatBody, formBody, PDF, sendForm, traces } from '../../testing/applications.ts';
import { startTestServer } from '../../testing/server.ts';
import { StorageError } from '../files/storage/storage.ts';
import { missingIn } from './unavailable.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const owner = await server.login('owner@demo.example');
const { db, engine, files } = server.context;
const JOB = 101;
const resume = { field: 'resume', name: 'Lebenslauf.pdf', content: PDF };
const subscribe = (email: string) => server.call('/api/public/subscribe-newsletter', { body: { email, type: 'CANDIDATE', terms: true } });
const tus = (path: string, method: string, headers: Readonly<Record<string, string>>, body?: string) =>
  fetch(server.url + path, { method, headers: { 'tus-resumable': '1.0.0', ...headers }, ...(body !== undefined && { body }) });
const picture = (): FormData => {
  const form = new FormData();
  form.append('file', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>']), 'Logo.svg');
  form.append('entityId', '1');
  return form;
};

/** A write of each kind. */
const writes: Readonly<Record<string, () => Promise<{ readonly status: number; readonly body: unknown }>>> = {
  'a JSON application': () => server.call('/api/public/applications/create', { body: flatBody(JOB) }),
  'an application with a file': () => sendForm(server, '/api/public/applications/create', formBody(JOB, [resume])),
  'the newsletter': () => subscribe('ohne.platz@post.example'),
  'a job alert': () =>
    server.call('/api/public/job-alerts', { body: { email: 'ohne.platz@post.example', search: '', frequency: 'DAILY' } }),
  'a saved company': () => server.call('/api/private/companies/1', { method: 'PUT', token: owner, body: {} }),
  'a picture': () => sendForm(server, '/api/private/media/logo', picture(), owner),
  'a login': () => server.call('/api/public/auth/login', { body: { email: 'owner@demo.example', password: 'x' } }),
};

beforeEach(() => {
  engine.hasRoom = () => true;
});

describe('a full disk', () => {
  it.each(Object.entries(writes))('refuses %s with the reason and stores nothing', async (_kind, write) => {
    const before = await traces(server);
    engine.hasRoom = () => false;
    const { status, body } = await write();
    expect({ status, body }).toMatchObject({ status: 503, body: { message: expect.stringContaining('Speicherplatz') } });
    expect((await server.call(`/api/public/jobs/${JOB}`)).status).toBe(200);
    expect(await traces(server)).toEqual(before);
  });

  it('keeps an upload, which goes on when there is room again', async () => {
    const begun = await tus('/api/public/uploads', 'POST', { 'upload-length': '8' });
    const path = begun.headers.get('location') ?? '';
    const send = (offset: number) =>
      tus(path, 'PATCH', { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }, '%PDF');
    expect((await send(0)).status).toBe(204);
    engine.hasRoom = () => false;
    expect((await send(4)).status).toBe(503);
    engine.hasRoom = () => true;
    expect((await send(4)).headers.get('upload-offset')).toBe('8');
  });
});

describe('a database that does not answer', () => {
  it.each(['57014', '57P01', '53300', '08006'])('%s is 503 with the reason and a time to come back, and logged', async (code) => {
    await sql`create function away() returns trigger language plpgsql as
      ${sql.raw(`$$ begin raise exception 'away' using errcode = '${code}'; end $$`)}`.execute(db);
    await sql`create trigger away before insert on newsletter_subscriptions execute function away()`.execute(db);
    const { status, body, headers } = await subscribe('spaeter@post.example');
    await sql`drop function away() cascade`.execute(db);
    expect({ status, body }).toMatchObject({ status: 503, body: { message: expect.stringContaining('Datenbank') } });
    expect(headers.get('retry-after')).toBe('30');
    expect(server.logged).toContainEqual({
      level: 'error',
      event: 'unavailable',
      fields: expect.objectContaining({ missing: 'database', code }),
    });
    expect((await subscribe(`${code}@post.example`)).status).toBe(200);
  });

  it('is known by the errors of the driver and of the system', () => {
    const coded = (code: string): Error => Object.assign(new Error('x'), { code });
    expect(missingIn(new Error('timeout exceeded when trying to connect'))).toBe('database');
    expect(missingIn(new Error('Connection terminated unexpectedly'))).toBe('database');
    expect(['ECONNREFUSED', '53100', 'EDQUOT', 'EROFS', '23505'].map((code) => missingIn(coded(code)))).toEqual([
      'database',
      'disk',
      'disk',
      'storage',
      null,
    ]);
    expect(missingIn(Object.assign(coded('ENOENT'), { syscall: 'connect' }))).toBe('database');
    expect(missingIn(Object.assign(coded('ENOENT'), { syscall: 'open' }))).toBeNull();
    expect(missingIn('ENOSPC')).toBeNull();
  });
});

describe('a storage that does not answer', () => {
  const { allStorage: storage } = files;
  const { put, open } = storage;
  const stop = (): void => {
    const away = () => Promise.reject(new StorageError('connect ECONNREFUSED'));
    Object.assign(storage, { put: away, open: away });
  };
  beforeEach(() => {
    Object.assign(storage, { put, open });
  });

  it('refuses files, and neither an application nor an upload is lost', async () => {
    const begun = await tus('/api/public/uploads', 'POST', {
      'upload-length': String(PDF.length),
      'upload-metadata': `filename ${btoa('a.pdf')}`,
    });
    const path = begun.headers.get('location') ?? '';
    const sent = await fetch(server.url + path, {
      method: 'PATCH',
      headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(PDF),
    });
    expect(sent.status).toBe(204);
    const named = () =>
      sendForm(
        server,
        '/api/public/applications/create',
        formBody(JOB, [], { email: 'film@post.example', resumeUpload: path.split('/').at(-1) }),
      );
    const before = await traces(server);
    stop();
    expect(await named()).toMatchObject({ status: 503, body: { message: expect.stringContaining('Dateispeicher') } });
    for (const kind of ['an application with a file', 'a picture']) expect((await writes[kind]?.())?.status, kind).toBe(503);
    Object.assign(storage, { put, open });
    expect(await traces(server)).toEqual(before);
    expect((await named()).status).toBe(201);
  });
});
