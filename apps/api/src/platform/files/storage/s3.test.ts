import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoData } from '@stellwerk/domain/fixtures';
import { formBody, idOf, PDF, sendForm } from '../../../testing/applications.ts';
import { startS3Server, type TestS3Server } from '../../../testing/s3-server.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { localStorage } from './local.ts';
import { s3Storage } from './s3.ts';
import { openTemporary } from './temporary.ts';
import { StorageError, type Storage } from './storage.ts';

const folder = fs.mkdtempSync(join(tmpdir(), 'stellwerk-s3-'));
let s3: TestS3Server;
let address = '';
beforeAll(async () => {
  s3 = await startS3Server();
  address = s3.url;
});
afterAll(async () => {
  await s3.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const STORES = [
  ['the data directory', () => localStorage(join(folder, 'local'))],
  ['an S3-compatible store', () => s3Storage(address)],
] as const;

async function bytesOf(storage: Storage, key: string, start?: number, end?: number): Promise<Buffer | null> {
  const file = await storage.open(key);
  if (file === null) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of await file.read(start ?? 0, end ?? file.size - 1)) if (chunk instanceof Buffer) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe.each(STORES)('%s', (_name, open) => {
  it('keeps bytes, gives parts and forgets', async () => {
    const storage = open();
    const temporary = await openTemporary(join(folder, 'tmp'), true);
    const content = Buffer.from(Array.from({ length: 6 * 1024 * 1024 }, (_, index) => index % 251));
    const path = temporary.newPath();
    fs.writeFileSync(path, content);
    await storage.put('uploads/applications/7/a.pdf', path, 'application/pdf');
    expect((await storage.open('uploads/applications/7/a.pdf'))?.size).toBe(content.length);
    expect((await bytesOf(storage, 'uploads/applications/7/a.pdf'))?.equals(content)).toBe(true);
    expect(await bytesOf(storage, 'uploads/applications/7/a.pdf', 1000, 1999)).toEqual(content.subarray(1000, 2000));
    expect(await storage.list('uploads/applications/7')).toEqual(['a.pdf']);
    expect(await storage.list('uploads/applications')).toEqual([]);
    await storage.remove('uploads/applications/7/a.pdf');
    expect(await storage.open('uploads/applications/7/a.pdf')).toBeNull();
    await storage.remove('uploads/applications/7/a.pdf');
  });

  it.each(['../secret', 'a//b', '/etc/passwd', 'a/../b', '.hidden', ''])('takes no key %j', async (key) => {
    await expect(Promise.resolve().then(() => open().open(key))).rejects.toThrow('Not a storage key.');
  });
});

it('an S3-compatible store that does not answer is an error of the storage', async () => {
  const storage = s3Storage('s3://key:secret@stellwerk?endpoint=http%3A%2F%2F127.0.0.1%3A1&region=us-east-1');
  await expect(storage.open('a.pdf')).rejects.toBeInstanceOf(StorageError);
  await expect(storage.remove('a.pdf')).rejects.toBeInstanceOf(StorageError);
});

describe('a server with an S3-compatible store', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ STORAGE_URL: address });
  });
  afterAll(() => server.stop());

  it('O84: keeps public files there and serves them, with parts', async () => {
    const { logo } = await server.context.db.selectFrom('companies').select('logo').where('id', '=', 1).executeTakeFirstOrThrow();
    const url = `${server.url}/api/media/logos/original/${logo}`;
    const whole = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(whole.length).toBeGreaterThan(100);
    const part = await fetch(url, { headers: { range: 'bytes=1-9' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1-9/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(1, 10));
    expect(fs.existsSync(join(server.context.config.dataDir, 'media'))).toBe(false);
  });

  it('keeps the files of applications there and gives them with parts', async () => {
    const jobId = demoData(new Date()).jobs.find((job) => job.companyId === 1 && job.isActive && job.closesAt === null)?.id ?? 0;
    const token = await server.login('member@demo.example');
    const id = idOf(
      await sendForm(server, '/api/public/applications/create', formBody(jobId, [{ field: 'resume', name: 'a.pdf', content: PDF }])),
    );
    const { filename } = await server.context.db
      .selectFrom('application_documents')
      .select('filename')
      .where('application_id', '=', id)
      .executeTakeFirstOrThrow();
    const get = (headers: Record<string, string> = {}) =>
      fetch(`${server.url}/api/public/media/cv/${filename}`, { headers: { authorization: `Bearer ${token}`, ...headers } });
    expect(Buffer.from(await (await get()).arrayBuffer()).equals(PDF)).toBe(true);
    const part = await get({ range: 'bytes=0-3' });
    expect([part.status, await part.text()]).toEqual([206, '%PDF']);
    expect(fs.existsSync(join(server.context.config.dataDir, 'files'))).toBe(false);
    expect(fs.readdirSync(join(server.context.config.dataDir, 'tmp'))).toEqual([]);
  });
});
