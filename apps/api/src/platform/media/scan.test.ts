import fs from 'node:fs';
import { join } from 'node:path';
import { demoData } from '@stellwerk/domain/fixtures';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formBody, idOf, PDF, sendForm } from '../../testing/applications.ts';
import { MALWARE, startClamd } from '../../testing/clamd.ts';
import { startTestServer } from '../../testing/server.ts';
import { rescanQuarantine } from './rescan.ts';

const FOUND = { status: 400, body: { message: expect.stringContaining('Schadsoftware gefunden') } };
const clamd = await startClamd();
const server = await startTestServer({ CLAMD_URL: clamd.url });
afterAll(async () => {
  await server.stop();
  await clamd.remove();
});
beforeEach(() => clamd.start());

const candidate = await server.login('candidate@demo.example');
const owner = await server.login('owner@demo.example');
const { context } = server;
const jobs = demoData(new Date()).jobs.filter(({ companyId, isActive, closesAt }) => companyId === 1 && isActive && closesAt === null);
const jobId = jobs[0]?.id ?? 0;

const infectedPdf = Buffer.concat([PDF, Buffer.from(MALWARE)]);
const picture = (text: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer()
    .then((png) => Buffer.concat([png, Buffer.from(text)]));

const form = (file: Buffer, name: string, field = 'file'): FormData => {
  const made = new FormData();
  made.append(field, new Blob([new Uint8Array(file)]), name);
  return made;
};
const apply = (content: Buffer) =>
  sendForm(server, '/api/private/applications/create', formBody(jobId, [{ field: 'resume', name: 'Lebenslauf.pdf', content }]), candidate);
const setAvatar = (content: Buffer) => sendForm(server, '/api/private/media/avatar', form(content, 'Bild.png'), candidate);
const temporaryFiles = (): readonly string[] => fs.readdirSync(join(context.config.dataDir, 'tmp'));
const rescan = () => rescanQuarantine(context, clamd.url);
const quarantined = async (): Promise<string | undefined> => /stellwerk_quarantined_files (\d+)/.exec(await context.metrics.text())?.[1];

const Documents = z.object({ documents: z.array(z.object({ id: z.number(), url: z.string() })) });
/** The answer to a request for the only document of an application. */
async function openDocument(applicationId: number) {
  const { body } = await server.call(`/api/private/applications/${applicationId}`, { token: candidate });
  return server.call(z.parse(Documents, body).documents[0]?.url ?? '', { token: candidate });
}
const withdraw = (id: number) => server.call(`/api/private/applications/${id}`, { method: 'DELETE', token: candidate });

describe('an infected file is refused where it is chosen, and nothing of it stays', () => {
  it('in the form of an application', async () => {
    expect(await apply(infectedPdf)).toMatchObject({ ...FOUND, body: { fields: [{ name: 'resume' }] } });
    expect(temporaryFiles()).toEqual([]);
  });

  it('as avatar, and as logo', async () => {
    const image = await picture(MALWARE);
    expect(await setAvatar(image)).toMatchObject(FOUND);
    expect(await sendForm(server, '/api/private/media/logo', form(image, 'Logo.png'), owner)).toMatchObject(FOUND);
    expect(temporaryFiles()).toEqual([]);
  });

  it('as jobs to import', async () => {
    const file = form(Buffer.from(`[{"title":"${MALWARE}"}]`), 'jobs.json');
    expect(await sendForm(server, '/api/private/companies/1/jobs/import/check', file, owner)).toMatchObject(FOUND);
  });

  it('as a resumable upload, whose parts are removed', async () => {
    const video = Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom', 'latin1'), Buffer.alloc(1000, 1), Buffer.from(MALWARE)]);
    const headers = { authorization: `Bearer ${owner}`, 'tus-resumable': '1.0.0' };
    const begun = await fetch(`${server.url}/api/private/uploads`, {
      method: 'POST',
      headers: { ...headers, 'upload-length': String(video.length), 'upload-metadata': `filename ${btoa('Film.mp4')}` },
    });
    const path = begun.headers.get('location') ?? '';
    await fetch(server.url + path, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(video),
    });
    const given = new FormData();
    given.append('upload', path.slice(path.lastIndexOf('/') + 1));
    expect(await sendForm(server, `/api/private/jobs/${jobId}/video`, given, owner)).toMatchObject(FOUND);
    expect((await fetch(server.url + path, { method: 'HEAD', headers })).status).toBe(404);
    expect(fs.readdirSync(join(context.config.dataDir, 'files', 'unfinished'))).toEqual([]);
  });
});

describe('without the scanner a file is in quarantine', () => {
  it('a document opens for nobody until it was scanned', async () => {
    await clamd.stop();
    const id = idOf(await apply(PDF));
    const waits = { status: 503, body: { message: expect.stringContaining('noch auf Schadsoftware geprüft') } };
    expect(await openDocument(id)).toMatchObject(waits);
    await rescan();
    expect([await openDocument(id), await quarantined()]).toMatchObject([waits, '1']);
    await clamd.start();
    await rescan();
    expect([await openDocument(id), await quarantined()]).toMatchObject([{ status: 200 }, '0']);
    expect((await withdraw(id)).status).toBeLessThan(300);
  });

  it('an infected document is deleted, and says so', async () => {
    await clamd.stop();
    const id = idOf(await apply(infectedPdf));
    const { storage_key: key } = await context.db
      .selectFrom('application_documents')
      .select('storage_key')
      .where('application_id', '=', id)
      .executeTakeFirstOrThrow();
    await clamd.start();
    await rescan();
    expect(await openDocument(id)).toMatchObject({ status: 404, body: { message: expect.stringContaining('Schadsoftware gefunden') } });
    expect(await context.files.allStorage.open(key)).toBeNull();
    await rescan();
    expect((await withdraw(id)).status).toBeLessThan(300);
  });

  it('a picture is shown in no size', async () => {
    await clamd.stop();
    const { status, body } = await setAvatar(await picture(''));
    const { url } = z.parse(z.object({ url: z.string() }), body);
    expect(status).toBe(201);
    for (const size of ['original', '96']) expect((await server.call(url.replace('original', size))).status).toBe(503);
    await clamd.start();
    await rescan();
    expect((await server.call(url)).status).toBe(200);
  });

  it('jobs to import are refused, because they would be used at once', async () => {
    await clamd.stop();
    const file = form(Buffer.from('[]'), 'jobs.json');
    expect((await sendForm(server, '/api/private/companies/1/jobs/import/check', file, owner)).status).toBe(503);
  });

  it('an export of personal data leaves the file out', async () => {
    await clamd.stop();
    const id = idOf(await apply(PDF));
    const archive = await server.call(`/api/private/applications/${id}/export`, { token: candidate });
    expect(archive.status).toBe(200);
    expect(String(archive.body)).not.toContain('%PDF');
    expect((await withdraw(id)).status).toBeLessThan(300);
  });
});
