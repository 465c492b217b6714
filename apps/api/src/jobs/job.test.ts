import { demoData } from '@stellwerk/domain/fixtures';
import { readJob } from '@stellwerk/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const data = demoData(new Date());
const companies = new Map(data.companies.map((company) => [company.id, company]));
const shown = data.jobs.find((job) => job.isActive && job.companyId === 1 && job.contactIds.length > 1 && job.closesAt === null);
const inactive = data.jobs.find((job) => !job.isActive && job.companyId === 1);
const expired = data.jobs.find(
  (job) => job.isActive && job.closesAt !== null && new Date(job.closesAt) < new Date(Date.now() - 86_400_000),
);

const message = (body: unknown): unknown => (typeof body === 'object' && body !== null && 'message' in body ? body.message : body);

describe('public posting', () => {
  it('API04, API05, A22: answers under both spellings with the same posting', async () => {
    const first = await server.call(`/api/public/jobs/${shown?.id}`);
    const second = await server.call(`/public/jobs/${shown?.id}`);
    expect(first.status).toBe(200);
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const job = readJob(first.body);
    expect(job).toMatchObject({
      id: String(shown?.id),
      title: shown?.title,
      template: shown?.templateType,
      profileType: shown?.jobProfileType,
      salary: shown?.ote ?? '',
    });
    expect(job.company.name).toBe(companies.get(1)?.name);
    expect(job.team.map((person) => person.id)).toEqual(shown?.contactIds.map(String));
  });

  it('A36, A79: sends every documented spelling', async () => {
    const { body } = await server.call(`/api/public/jobs/${shown?.id}`);
    expect(body).toMatchObject({
      company: companies.get(1)?.name,
      companyId: { id: 1, logoLink: expect.any(String), logo: { url: expect.any(String) } },
      isActive: true,
      active: true,
      template: { id: expect.any(Number) },
    });
    const both = body !== null && typeof body === 'object' ? { ...body } : {};
    expect('teamMembers' in both && 'contactPersons' in both && both.teamMembers).toEqual('contactPersons' in both && both.contactPersons);
    expect('description' in both && 'jobDescription' in both && both.description).toEqual('jobDescription' in both && both.jobDescription);
  });

  it.each(['999999', '0', '-1', 'abc', '1.5', '99999999999', '1%27--'])('answers an unknown id %s with 404 in German', async (id) => {
    const { status, body } = await server.call(`/api/public/jobs/${id}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({
      success: false,
      message: 'Die gesuchte Stellenanzeige existiert nicht.',
      error: 'Die gesuchte Stellenanzeige existiert nicht.',
    });
  });

  it('O24: hides an inactive posting, and one whose company is switched off', async () => {
    expect((await server.call(`/api/public/jobs/${inactive?.id}`)).status).toBe(404);
    await server.context.db.updateTable('companies').set({ is_active: false }).where('id', '=', 1).execute();
    expect((await server.call(`/api/public/jobs/${shown?.id}`)).status).toBe(404);
    await server.context.db.updateTable('companies').set({ is_active: true }).where('id', '=', 1).execute();
    expect((await server.call(`/api/public/jobs/${shown?.id}`)).status).toBe(200);
  });

  it('keeps the page of a posting past its closing date (rule 14)', async () => {
    const { status, body } = await server.call(`/api/public/jobs/${expired?.id}`);
    expect(status).toBe(200);
    expect(readJob(body).closesAt).not.toBeNull();
  });

  it('rule 3: tells nothing of owner, addresses of others, notes or internal columns', async () => {
    const { body } = await server.call(`/api/public/jobs/${shown?.id}`);
    const text = JSON.stringify(body);
    for (const word of ['ownerId', 'vatId', 'streetAndNumber', 'search_text', 'searchText', 'passwordHash', 'createdBy', 'notes', 'rating'])
      expect(text).not.toContain(word);
    const contacts = new Set(shown?.contactIds);
    for (const member of data.members.filter((person) => !contacts.has(person.id) && person.email !== ''))
      expect(text).not.toContain(member.email);
  });

  it('rule 5: sanitises what stands in old rows when it is sent', async () => {
    const dirty =
      '<p onclick="x()">Gut</p><script>alert(1)</script><iframe src="https://evil.example"></iframe><a href="javascript:alert(1)">Link</a><img src=x onerror=alert(1)><h1>Kopf</h1>';
    await server.context.db
      .updateTable('jobs')
      .set({ job_description: dirty, benefits: JSON.stringify(['<img src=x onerror=alert(1)>Obst']) })
      .where('id', '=', shown?.id ?? 0)
      .execute();
    const text = JSON.stringify((await server.call(`/api/public/jobs/${shown?.id}`)).body);
    expect(text).toContain('<p>Gut</p>');
    expect(text).toContain('<h3>Kopf</h3>');
    for (const bad of ['onclick', '<script', 'alert(1)', 'iframe', 'javascript:', 'onerror', '<img']) expect(text).not.toContain(bad);
  });

  it('finds a posting under the new name of its company', async () => {
    await server.context.db.updateTable('companies').set({ name: 'Übersee Öl AG' }).where('id', '=', 1).execute();
    const { body } = await server.call('/api/public/jobs/search?search=ÜBERSEE%20öl');
    expect(body).toMatchObject({ total: expect.any(Number), jobs: expect.arrayContaining([expect.objectContaining({ id: shown?.id })]) });
  });
});

describe('postings of the own company', () => {
  it('API06: a member sees the preview of an inactive posting, t does not matter', async () => {
    const token = await server.login('member@demo.example');
    const { status, body } = await server.call(`/api/private/companies/jobs/${inactive?.id}?t=1760000000000`, { token });
    expect(status).toBe(200);
    expect(readJob(body)).toMatchObject({ id: String(inactive?.id), active: false });
  });

  it('rule 2: a foreign posting looks like an unknown one', async () => {
    const token = await server.login('owner2@demo.example');
    const foreign = await server.call(`/api/private/companies/jobs/${shown?.id}`, { token });
    const unknown = await server.call('/api/private/companies/jobs/999999', { token });
    expect(foreign.status).toBe(404);
    expect(unknown.status).toBe(404);
    expect(message(foreign.body)).toBe(message(unknown.body));
  });

  it('API49, O52: lists the postings of a company with and without a status, with their figures', async () => {
    const token = await server.login('member@demo.example');
    const ofCompany = data.jobs.filter((job) => job.companyId === 1);
    const list = async (query: string): Promise<unknown> =>
      (await server.call(`/api/private/jobs/get-company-jobs/1${query}`, { token })).body;
    expect(await list('')).toHaveLength(ofCompany.length);
    expect(await list('?status=ALL')).toHaveLength(ofCompany.length);
    expect(await list('?status=Active')).toHaveLength(ofCompany.filter((job) => job.isActive).length);
    expect(await list('?status=inactive')).toHaveLength(ofCompany.filter((job) => !job.isActive).length);
    expect((await server.call('/api/private/jobs/get-company-jobs/1?status=half', { token })).status).toBe(400);
    const applications = data.applications.filter((application) => application.jobId === shown?.id).length;
    expect(await list('')).toEqual(expect.arrayContaining([expect.objectContaining({ id: shown?.id, applications, views: shown?.views })]));
  });
});
