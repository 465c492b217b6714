import fs from 'node:fs';
import { demoData } from '@stellwerk/domain/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { formBody, idOf, PDF, sendForm, officeFile } from '../../testing/applications.ts';

const jobId = demoData(new Date()).jobs.find((job) => job.companyId === 1 && job.isActive && job.closesAt === null)?.id ?? 0;
const VIDEO = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypisom', 'latin1'),
  Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251)),
]);
const Documents = z.object({ documents: z.array(z.object({ id: z.number(), kind: z.string(), url: z.string() })) });
const Links = z.object({ url: z.string(), downloadUrl: z.string() });

let server: TestServer;
let moment = new Date();
let candidate: string;
let applicationId = 0;
let files: z.output<typeof Documents>['documents'] = [];
beforeAll(async () => {
  server = await startTestServer({}, { now: () => moment });
  candidate = await server.login('candidate@demo.example');
  const sent = [
    { field: 'resume', name: 'Lebenslauf „Äda“ (1).pdf', content: PDF },
    { field: 'coverLetter', name: 'Anschreiben.docx', content: officeFile() },
    { field: 'video', name: 'Film.mp4', content: VIDEO },
  ];
  applicationId = idOf(await sendForm(server, '/api/private/applications/create', formBody(jobId, sent), candidate));
  files = z.parse(Documents, (await server.call(`/api/private/applications/${applicationId}`, { token: candidate })).body).documents;
});
afterAll(() => server.stop());

const fileOf = (kind: string) => files.find((file) => file.kind === kind) ?? { id: 0, kind, url: '' };
const nameOf = (kind: string): string => fileOf(kind).url.split('/').at(-1) ?? '';
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(server.url + path, { headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
const linkCall = (documentId: number, token?: string) =>
  server.call(`/api/private/applications/${applicationId}/documents/${documentId}/link`, { method: 'POST', token });
const linksOf = async (kind: string) => z.parse(Links, (await linkCall(fileOf(kind).id, candidate)).body);

const READERS = [
  ['visitor', null, 401],
  ['the applicant', 'candidate@demo.example', 200],
  ['another candidate', 'leon.hartwig@post.example', 404],
  ['a member', 'member@demo.example', 200],
  ['a recruiter', 'recruiter@demo.example', 200],
  ['the owner', 'owner@demo.example', 200],
  ['the owner of another company', 'owner2@demo.example', 404],
  ['a referrer', 'referrer@demo.example', 404],
  ['an administrator of the platform', 'admin@demo.example', 404],
] as const;

describe('who may open a file', () => {
  it.each(READERS)('API38, MD21, CA79, O19: %s (%s) gets %i', async (_who, email, status) => {
    const token = email === null ? undefined : await server.login(email);
    const headers: Record<string, string> = token === undefined ? {} : bearer(token);
    for (const { url, kind } of files) {
      expect(url).toMatch(/^\/api\/public\/media\/cv\/[0-9a-f]{32}\.\w+$/);
      const name = url.slice(url.lastIndexOf('/') + 1);
      const other = `/api/media/${kind === 'video' ? 'videos' : 'documents'}/original/${name}`;
      for (const path of [url, url.replace('/api', ''), other]) {
        const response = await get(path, headers);
        expect(response.status, path).toBe(status);
        if (status !== 200) expect(await response.json()).toMatchObject({ success: false, message: expect.stringMatching(/\S/) });
        else expect((await response.arrayBuffer()).byteLength, path).toBeGreaterThan(0);
      }
    }
    const asked = await linkCall(fileOf('resume').id, token);
    expect(asked.status).toBe(status);
  });

  it('an unknown name answers like a foreign one', async () => {
    const path = `/api/public/media/cv/${'0'.repeat(32)}.pdf`;
    expect((await get(path)).status).toBe(401);
    expect((await get(path, bearer(candidate))).status).toBe(404);
    expect((await get('/api/public/media/cv/..%2F..%2Fsecret', bearer(candidate))).status).toBe(404);
  });

  it('API37: a file opens only in the folder of its slot', async () => {
    expect((await get(`/api/media/videos/original/${nameOf('resume')}`, bearer(candidate))).status).toBe(404);
    expect((await get(`/api/media/documents/original/${nameOf('video')}`, bearer(candidate))).status).toBe(404);
    expect((await get(`/api/media/images/original/${nameOf('video')}`, bearer(candidate))).status).toBe(404);
  });

  it('a document of another application gives no link', async () => {
    const other = await server.context.db
      .selectFrom('application_documents')
      .select('id')
      .where('application_id', '<>', applicationId)
      .executeTakeFirstOrThrow();
    expect((await linkCall(other.id, candidate)).status).toBe(404);
    expect((await linkCall(0, candidate)).status).toBe(404);
  });
});

describe('signed addresses', () => {
  it('open without a token for five minutes and not longer', async () => {
    const start = moment;
    const { url, downloadUrl } = await linksOf('resume');
    for (const path of [url, downloadUrl]) expect(await bytesOf(await get(path))).toEqual(PDF);
    moment = new Date(start.getTime() + 299_000);
    expect((await get(url)).status).toBe(200);
    moment = new Date(start.getTime() + 302_000);
    expect((await get(url)).status).toBe(401);
    expect((await get(url, bearer(candidate))).status).toBe(200);
    moment = start;
  });

  it('open nothing when anything in them is changed', async () => {
    const [resume, video] = [await linksOf('resume'), await linksOf('video')];
    const query = resume.url.slice(resume.url.indexOf('?'));
    expect((await get(fileOf('video').url + query)).status).toBe(401);
    expect((await get(resume.url.replace('mode=view', 'mode=download'))).status).toBe(401);
    expect((await get(resume.url.replace(/expires=(\d+)/, (_all, at) => `expires=${Number(at) + 1}`))).status).toBe(401);
    expect((await get(resume.url.replace(/signature=.*/, 'signature='))).status).toBe(401);
    expect((await get(resume.url.replace(/signature=.*/, video.url.slice(video.url.indexOf('signature='))))).status).toBe(401);
  });
});

describe('rule 4: how a file is given', () => {
  it.each([
    ['resume', 'view', 'inline', 'application/pdf'],
    ['resume', 'download', 'attachment', 'application/pdf'],
    ['video', 'view', 'inline', 'video/mp4'],
    ['video', 'download', 'attachment', 'video/mp4'],
    ['coverLetter', 'view', 'attachment', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['coverLetter', 'download', 'attachment', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ] as const)('%s to %s: %s', async (kind, mode, disposition, type) => {
    const links = await linksOf(kind);
    const { headers } = await get(mode === 'view' ? links.url : links.downloadUrl);
    expect(headers.get('content-disposition')).toMatch(new RegExp(`^${disposition};`));
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('allow-scripts');
  });

  it('carries the name as the applicant wrote it', async () => {
    const { headers } = await get((await linksOf('resume')).downloadUrl);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Lebenslauf __da_ (1).pdf"; filename*=UTF-8''Lebenslauf%20%E2%80%9E%C3%84da%E2%80%9C%20%281%29.pdf`,
    );
  });

  it('answers HEAD with the same headers and no body', async () => {
    const { url } = await linksOf('video');
    const response = await fetch(server.url + url, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, String(VIDEO.length), '']);
  });

  it('gives parts of a video', async () => {
    const { url } = await linksOf('video');
    const part = await get(url, { range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${VIDEO.length}`);
    expect(await bytesOf(part)).toEqual(VIDEO.subarray(100, 200));
    expect((await get(url, { range: `bytes=${VIDEO.length}-` })).status).toBe(416);
  });
});

describe('demo data', () => {
  it('has a real file of the stated size behind every document', async () => {
    const rows = await server.context.db
      .selectFrom('application_documents')
      .selectAll()
      .where('application_id', '<>', applicationId)
      .execute();
    expect(rows.length).toBeGreaterThan(10);
    const starts = { pdf: '%PDF-1.4', docx: 'PK\x03\x04', zip: 'PK\x03\x04', mp4: '\0\0\0' };
    for (const row of rows) {
      const path = `${server.context.config.dataDir}/files/${row.storage_key}`;
      expect(fs.statSync(path).size, row.name).toBe(row.size);
      const start = Object.entries(starts).find(([extension]) => row.name.endsWith(`.${extension}`))?.[1] ?? 'none';
      expect(fs.readFileSync(path).toString('latin1').startsWith(start), row.name).toBe(true);
    }
    const resume = rows.find((row) => row.kind === 'resume');
    const text = fs.readFileSync(`${server.context.config.dataDir}/files/${resume?.storage_key}`).toString('latin1');
    expect(text).toContain('Demo');
  });
});
