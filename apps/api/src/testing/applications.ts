import fs from 'node:fs';
import { join } from 'node:path';
import type { Answer, TestServer } from './server.ts';
import { zipFile } from './zip.ts';

/** A PDF of one page. */
export const PDF = fs.readFileSync(new URL('../operation/seed/documents/resume.pdf', import.meta.url));

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** An Office archive with the given content type for its document. */
export function officeFile(contentType: string = MAIN, more: readonly { name: string; content: Buffer }[] = []): Buffer {
  const types = `<Types><Override PartName="/word/document.xml" ContentType="${contentType}"/></Types>`;
  return zipFile([
    { name: '[Content_Types].xml', content: Buffer.from(types) },
    { name: 'word/document.xml', content: Buffer.from('<w/>') },
    ...more,
  ]);
}

/** A valid application as flat form values. */
export function flatBody(jobId: number, more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    jobOffer: { id: jobId },
    firstName: 'Ada',
    lastName: 'Kern',
    email: 'ada.kern@post.example',
    phone: '040 5550123',
    linkedinProfile: 'https://www.linkedin.com/in/ada-kern',
    xingProfile: 'https://www.xing.com/profile/Ada_Kern',
    jobDescription: 'Guten Tag,\nich freue mich.',
    message: 'Guten Tag,\nich freue mich.',
    salutation: 'NOT_SPECIFIED',
    applicationType: 'FULL',
    source: 'WEBSITE',
    initialApplication: false,
    terms: true,
    gdpr: true,
    subscribeNewsletter: false,
    acceptTerms: true,
    ...more,
  };
}

/** The same nested, as sent by anonymous visitors. */
export function nestedBody(jobId: number, more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const { subscribeNewsletter, acceptTerms, ...applicationDto } = flatBody(jobId, more);
  return { applicationDto, subscribeNewsletter, acceptTerms };
}

export interface FilePart {
  readonly field: string;
  readonly name: string;
  readonly content: Buffer;
}

/** The same as a form; a value of undefined omits a field. */
export function formBody(jobId: number, files: readonly FilePart[], more: Readonly<Record<string, unknown>> = {}): FormData {
  const { jobOffer: _jobOffer, ...fields } = flatBody(jobId);
  const form = new FormData();
  for (const [name, value] of Object.entries({ jobId, ...fields, ...more })) if (value !== undefined) form.append(name, String(value));
  for (const { field, name, content } of files) form.append(field, new Blob([new Uint8Array(content)]), name);
  return form;
}

/** Sends a form. */
export async function sendForm(server: TestServer, path: string, form: FormData, token?: string): Promise<Answer> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(server.url + path, { method: 'POST', body: form, headers });
  const body: unknown = await response.json();
  return { status: response.status, headers: response.headers, body };
}

/** Id in the response to an application. @throws Error when it was rejected */
export function idOf({ body }: Answer): number {
  const id = typeof body === 'object' && body !== null && 'applicationId' in body ? body.applicationId : undefined;
  if (typeof id !== 'number') throw new Error(`No application: ${JSON.stringify(body)}`);
  return id;
}

function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
}

/** All traces of an upload: stored and temporary files, rows of applications and of files, and mails by their receivers. */
export async function traces(
  server: TestServer,
): Promise<{ stored: string[]; temporary: string[]; applications: number; documents: number; mails: string[] }> {
  const { dataDir } = server.context.config;
  const applications = await server.context.db.selectFrom('applications').select('id').execute();
  const documents = await server.context.db.selectFrom('application_documents').select('id').execute();
  const mails = await server.context.db.selectFrom('outbox').select('recipient').orderBy('id').execute();
  return {
    stored: filesBelow(join(dataDir, 'files')),
    temporary: filesBelow(join(dataDir, 'tmp')),
    applications: applications.length,
    documents: documents.length,
    mails: mails.map(({ recipient }) => recipient),
  };
}

/** Invalid referral codes, as written in a URL. */
export const FORGED_CODES = ['x'.repeat(101), 'x\0', '<script>', '👍', 'x'.repeat(10_000)].map(encodeURIComponent);
