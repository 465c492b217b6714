import { endpoints, type Endpoint, type Subject } from '@stellwerk/domain/endpoints';
import { demoData } from '@stellwerk/domain/fixtures';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockHandlers } from './handlers';
import { MockState } from './state';

/** A file of an application to the first company. */
const file =
  demoData(new Date()).applications.find(({ companyId, documents }) => companyId === 1 && documents.length > 0)?.documents[0]?.name ?? '';

const PASSWORD = 'Stellwerk-Demo-2026';

/** A mock of its own and a way to call it. */
function start() {
  const handlers = [...mockHandlers({ state: new MockState(() => new Date('2026-11-20T09:00:00.000Z')), origin: 'http://localhost' })];
  const call = async (path: string, { method = 'GET', token = '', body }: { method?: string; token?: string; body?: unknown } = {}) => {
    const headers = {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    };
    const payload = body instanceof FormData ? body : body === undefined ? null : JSON.stringify(body);
    const response = await getResponse(handlers, new Request(`http://localhost${path}`, { method, headers, body: payload }));
    if (response === undefined) return { status: 0, location: null, body: null };
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const answer: unknown = isJson ? JSON.parse(text) : text;
    return { status: response.status, location: response.headers.get('location'), body: answer };
  };
  const login = async (email: string, password = PASSWORD): Promise<string> => {
    const { body } = await call('/api/public/auth/login', { method: 'POST', body: { email, password } });
    return typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : '';
  };
  return { call, login };
}

const lengthOf = (body: unknown): number => (Array.isArray(body) ? body.length : -1);

const applied = {
  jobOffer: { id: 101 },
  firstName: 'Annika',
  lastName: 'Brandt',
  email: 'annika@post.example',
  linkedinProfile: 'https://www.linkedin.com/in/annika',
  terms: true,
  gdpr: true,
};

describe('the mock server', () => {
  it('answers every read of the table, by its schema', async () => {
    const { call, login } = start();
    const tokens = {
      owner: await login('owner@demo.example'),
      candidate: await login('candidate@demo.example'),
      admin: await login('admin@demo.example'),
    };
    const begun = await call('/api/private/uploads', { token: tokens.owner, method: 'POST' });
    const uploadId = begun.location?.split('/').at(-1) ?? '';
    const ids: Partial<Record<Subject, string>> = {
      company: '1',
      job: '101',
      application: '1001',
      user: '5',
      member: '1',
      referral: '1',
      message: '1',
    };
    const values: Readonly<Record<string, string>> = {
      slug: '1',
      pageSlug: demoData(new Date()).focusPages.find(({ status }) => status === 'published')?.slug ?? '',
      token: '1',
      code: 'MC7F2KQW',
      invitationId: '1',
      mailId: '1',
      filename: file,
      folder: 'documents',
      size: 'original',
      uploadId,
    };
    const ended = String(demoData(new Date()).jobs.find((job) => !job.isActive && job.companyId === 1)?.id);
    const reads = Object.entries<Endpoint>(endpoints).filter(([, { method }]) => method === 'GET');
    expect(reads.length).toBeGreaterThan(15);
    for (const [name, { path, scope, access }] of reads) {
      const isOwn = access === 'own' || access === 'own-or-admin';
      const ofAdmin = access === 'admin' || (scope !== 'none' && scope.of === 'referral');
      const token = ofAdmin ? tokens.admin : isOwn ? tokens.candidate : tokens.owner;
      const url = path.replace(/:(\w+)/g, (_, param: string) => {
        // The number of a row is its secret: of an application here, of an invitation elsewhere.
        const secret = path.includes('/status/') ? ids.application : path.endsWith('/ended') ? ended : values[param];
        const value = secret ?? (scope === 'none' ? undefined : ids[scope.of]);
        if (value === undefined) throw new Error(`No value for :${param} of ${name}.`);
        return value;
      });
      expect((await call(url, { token })).status, name).toBe(200);
    }
  });

  it('says 404 in the envelope of errors for everything else below /api', async () => {
    const { call } = start();
    expect(await call('/api/private/erfunden/7')).toMatchObject({
      status: 404,
      body: { success: false, message: expect.any(String), error: expect.any(String), requestId: expect.any(String) },
    });
    // Pages and modules of the app are none of its business.
    for (const path of ['/jobs', '/src/routes/public/jobs/route.tsx']) expect((await call(path)).status, path).toBe(0);
  });

  it('searches, filters and pages as the server does', async () => {
    const { call } = start();
    const all = await call('/api/jobs');
    const some = await call('/api/jobs?search=WESERBUND&page=1&pageSize=2');
    expect(all.body).toMatchObject({ page: 1, jobs: expect.any(Array), locations: expect.arrayContaining(['Bremen']) });
    expect(some.body).toMatchObject({ page: 1, pageSize: 2, jobs: [{ company: expect.stringContaining('Weserbund') }, {}] });
    expect((await call('/api/jobs?search=zzzzqq')).body).toMatchObject({ search: { nearest: true, newest: true } });
    expect((await call('/api/jobs?search=zzzzqq&workingModel=Remote')).body).toMatchObject({
      jobs: [],
      total: 0,
      search: { nearest: false, newest: false },
    });
    expect((await call('/public/jobs/101')).body).toMatchObject({ id: 101 });
    expect((await call('/api/public/jobs/999999')).status).toBe(404);
  });

  it('lets in with the demo password only and keeps companies apart', async () => {
    const { call, login } = start();
    expect(await login('owner@demo.example', 'falsch')).toBe('');
    const [owner, other] = [await login('owner@demo.example'), await login('owner2@demo.example')];
    expect((await call('/api/private/companies/1')).status).toBe(401);
    expect((await call('/api/private/companies/1', { token: owner })).body).toMatchObject({ id: 1, role: 'OWNER' });
    expect((await call('/api/private/companies/1', { token: other })).status).toBe(403);
    const own = await call('/api/private/applications/by-company/1', { token: owner });
    const id = Array.isArray(own.body) ? Number(own.body[0]?.id) : 0;
    expect((await call(`/api/private/applications/${id}`, { token: other })).status).toBe(404);
    await call('/api/private/auth/logout', { method: 'POST', token: owner });
    expect((await call('/api/private/companies/1', { token: owner })).status).toBe(401);
  });

  it('remembers status, notes and applications', async () => {
    const { call, login } = start();
    const [owner, candidate] = [await login('owner@demo.example'), await login('candidate@demo.example')];
    const before = lengthOf((await call('/api/private/applications/user', { token: candidate })).body);
    const made = await call('/api/private/applications/create', { method: 'POST', token: candidate, body: applied });
    expect(made).toMatchObject({ status: 201, body: { success: true, token: expect.any(String) } });
    const { applicationId: id } = { applicationId: 0, ...(typeof made.body === 'object' ? made.body : {}) };
    const own = await call('/api/private/applications/user', { token: candidate });
    expect(lengthOf(own.body)).toBe(before + 1);
    expect(own.body).toMatchObject({ 0: { id, status: 'SUBMITTED' } });

    const path = `/api/private/applications/${id}`;
    await call(`${path}/status`, { method: 'PATCH', token: owner, body: { status: 'interview' } });
    await call(`${path}/notes`, { method: 'PATCH', token: owner, body: { recruiterNotes: 'Rückruf am Montag' } });
    expect((await call(path, { token: owner })).body).toMatchObject({ status: 'INTERVIEW_SCHEDULED', notes: 'Rückruf am Montag' });
    const seen = JSON.stringify((await call(path, { token: candidate })).body);
    expect(seen).toContain('INTERVIEW_SCHEDULED');
    expect(seen).not.toContain('Rückruf');
    expect(await call(`${path}/withdraw`, { method: 'POST', token: candidate })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await call(`${path}/status`, { method: 'PATCH', token: owner, body: { status: 'erfunden' } })).status).toBe(400);
  });

  it('takes the three shapes of an application and refuses one without consent', async () => {
    const { call } = start();
    const create = (body: unknown) => call('/api/public/applications/create?_t=1', { method: 'POST', body });
    const { terms, ...dto } = applied;
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...dto, jobId: 101, acceptTerms: terms })) form.append(name, String(value));
    form.append('resume', new File(['%PDF'], 'Lebenslauf.pdf', { type: 'application/pdf' }));
    expect((await create(applied)).status).toBe(201);
    expect((await create({ applicationDto: dto, acceptTerms: true })).status).toBe(201);
    expect((await create(form)).status).toBe(201);
    expect(await create({ ...applied, gdpr: false })).toMatchObject({ status: 400, body: { fields: [{ name: 'gdpr' }] } });
  });

  it('refuses as the server does: foreign rows like unknown ones, own ones with 403, wrong values with their field', async () => {
    const { call, login } = start();
    const [owner, candidate] = [await login('owner@demo.example'), await login('candidate@demo.example')];
    const own = await call('/api/private/applications/by-company/1', { token: owner });
    const id = Array.isArray(own.body) ? Number(own.body[0]?.id) : 0;
    const path = `/api/private/applications/${id}`;
    expect((await call('/api/private/applications/user/1', { token: candidate })).status).toBe(404);
    expect((await call(`${path}/withdraw`, { method: 'POST', token: owner })).status).toBe(403);
    expect((await call('/api/private/applications/abc', { token: owner })).body).toMatchObject({ message: 'Bewerbung nicht gefunden' });
    expect(await call('/api/private/jobs/get-company-jobs/1?status=erfunden', { token: owner })).toMatchObject({
      status: 400,
      body: { code: 'INVALID', message: 'Dieser Wert ist unbekannt.', fields: [{ name: 'status' }] },
    });
    expect((await call(`${path}/notes`, { method: 'PATCH', token: owner, body: {} })).body).toMatchObject({
      fields: [{ name: 'recruiterNotes', message: 'Bitte füllen Sie dieses Feld aus.' }],
    });
    expect((await call(`${path}/assign`, { method: 'PATCH', token: owner, body: { recruiterId: 999 } })).status).toBe(404);
    const cv = `/api/public/media/cv/${encodeURIComponent(file)}`;
    expect([(await call(cv)).status, (await call(cv, { token: await login('owner2@demo.example') })).status]).toEqual([401, 404]);
  });

  it('creates, saves, switches and deletes jobs, and refuses what the server refuses', async () => {
    const { call, login } = start();
    const token = await login('owner@demo.example');
    const text = '<p>Text</p>';
    const jobOffer = {
      title: 'Gleisbau',
      city: 'Kassel',
      workingModel: 'Büro',
      employment: 'Vollzeit',
      jobDescription: text,
      yourTasks: text,
      yourProfile: text,
    };
    const body = { companyId: 1, jobOffer, teamMembers: [{ id: { teamMemberId: 999 }, jobOfferRank: 1 }] };
    const create = (sent: unknown) => call('/api/private/jobs/create', { method: 'POST', token, body: sent });
    expect(await create(body)).toMatchObject({ status: 400, body: { fields: [{ name: 'teamMembers' }] } });
    const made = await create({ ...body, teamMembers: [] });
    expect(made).toMatchObject({ status: 201, body: { id: expect.any(Number) } });
    const { id } = { id: 0, ...(typeof made.body === 'object' ? made.body : {}) };
    const path = `/api/private/jobs/${id}`;
    const saved = await call(path, { method: 'PUT', token, body: { ...body, teamMembers: [], jobOffer: { ...jobOffer, city: 'Bremen' } } });
    expect(saved.body).toMatchObject({ city: 'Bremen', templateType: 'template2' });
    const stale = { ...body, teamMembers: [], expectedUpdatedAt: '2020-01-01T00:00:00.000Z' };
    expect(await call(path, { method: 'PUT', token, body: stale })).toMatchObject({ status: 409, body: { current: { city: 'Bremen' } } });
    expect((await call(`/api/public/jobs/${id}`)).status).toBe(200);
    expect((await call(`${path}/status`, { method: 'PATCH', token, body: { active: false } })).body).toMatchObject({ active: false });
    expect((await call(`/api/public/jobs/${id}`)).status).toBe(404);
    const design = { template: { id: 3 }, jobProfileType: 'TECH' };
    expect((await call(`${path}/update-template`, { method: 'PATCH', token, body: design })).body).toMatchObject({
      templateType: 'template3',
    });
    expect((await call(path, { method: 'DELETE', token })).status).toBe(200);
    expect((await call(path, { token })).status).toBe(404);
  });

  it('makes accounts, which the login knows afterwards', async () => {
    const { call, login } = start();
    const person = {
      email: 'neu@post.example',
      password: 'ein langer Satz reicht',
      firstName: 'A',
      lastName: 'B',
      terms: true,
      gdpr: true,
    };
    const register = (body: object) => call('/api/public/auth/register', { method: 'POST', body });
    expect(await register({ ...person, gdpr: false })).toMatchObject({ status: 400, body: { fields: [{ name: 'gdpr' }] } });
    expect(await register(person)).toMatchObject({ status: 201, body: { user: { emailConfirmed: false } } });
    const token = await login(person.email, person.password);
    const change = { method: 'PUT', token, body: { lastName: 'C' } };
    expect((await call('/api/private/users/profile', change)).body).toMatchObject({ firstName: 'A', lastName: 'C' });
  });
});
