import { asObject, listOf, readApplicationList, readApplications, type ApplicationListQuery } from '@stellwerk/domain';
import { endpoints, type Endpoint, type EndpointName, type Subject } from '@stellwerk/domain/endpoints';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formBody, idOf, PDF, sendForm } from '../../testing/applications.ts';
import { eraseExpired } from '../erasure/erase.ts';
import { startTestServer, type Answer, type TestServer } from '../../testing/server.ts';

/** The blind first look (decision 0079). */

const JOB = 101;
const PASSWORD = 'ein langer Satz reicht aus';
const PERSON = {
  firstName: 'Zwetana',
  lastName: 'Quellmalz',
  email: 'zwetana.quellmalz@post.example',
  phone: '040 7776543',
  linkedinProfile: 'https://www.linkedin.com/in/zq-licht',
  xingProfile: 'https://www.xing.com/profile/Zq_Licht',
  websiteUrl: 'https://zq-licht.example',
} as const;
const LETTER = `Guten Tag, Licht ist mein Beruf, siehe ${PERSON.websiteUrl}. Zwetana Quellmalz, ${PERSON.email}`;

let server: TestServer;
let owner: string;
let candidate: string;
let avatar: string;
let application: number;
let name: string;
/** Rows named in the paths of calls. */
let ids: Partial<Record<Subject, number>> = {};
let values: Readonly<Record<string, string>> = {};

const send = (path: string, method: string, body: unknown, token = owner) => server.call(path, { method, token, body });
const get = (path: string, token = owner) => server.call(path, { token });
const own = () => `/api/private/applications/${application}`;
const setStatus = (status: string) => send(`${own()}/status`, 'PATCH', { status });

/** Switches the option of the job as its form does. */
async function setOption(blindReview: boolean): Promise<void> {
  const { id: _id, ...stored } = asObject((await get(`/api/private/jobs/${JOB}`)).body);
  const body = { companyId: 1, jobOffer: { ...stored, blindReview }, teamMembers: stored.teamMembers };
  expect((await send(`/api/private/jobs/${JOB}/update`, 'PUT', body)).status).toBe(200);
}

async function applyAs(token: string): Promise<number> {
  const form = formBody(
    JOB,
    [
      { field: 'resume', name: 'Lebenslauf Zwetana Quellmalz.pdf', content: PDF },
      { field: 'additionalDocuments', name: 'Quellmalz.pdf', content: PDF },
    ],
    { ...PERSON, message: LETTER, jobDescription: LETTER, location: 'Leer' },
  );
  return idOf(await sendForm(server, '/api/private/applications/create', form, token));
}

async function newCandidate(): Promise<number> {
  const { firstName, lastName, email, phone, linkedinProfile, xingProfile, websiteUrl } = PERSON;
  await server.call('/api/public/auth/register', { body: { email, password: PASSWORD, firstName, lastName, terms: true, gdpr: true } });
  const { id } = await server.context.db
    .updateTable('users')
    .set({ email_verified_at: new Date(), phone, linkedin_profile: linkedinProfile, xing_profile: xingProfile, website: websiteUrl })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.login('owner@demo.example');
  const user = await newCandidate();
  candidate = await server.login(PERSON.email, PASSWORD);
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#3366cc' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)]), 'ich.png');
  await sendForm(server, '/api/private/users/profile/avatar', form, candidate);
  const { db } = server.context;
  const stored = await db.selectFrom('users').select('avatar').where('id', '=', user).executeTakeFirstOrThrow();
  avatar = stored.avatar ?? '';
  await setOption(true);
  application = await applyAs(candidate);
  name = `Bewerbung ${application}`;
  const asked = { companyId: 1, senderType: 'user', recipientType: 'company', subject: 'Frage', content: 'Wann beginnt die Stelle?' };
  const message = Number(asObject((await send('/api/private/messages', 'POST', asked, candidate)).body).id);
  await send(`${own()}/notes`, 'PATCH', { recruiterNotes: 'Kennt sich mit Licht aus.' });
  ids = { company: 1, job: JOB, application, user, message, member: 1, referral: 1, 'focus-page': 1 };
  const document = await db
    .selectFrom('application_documents')
    .select(['id', 'filename'])
    .where('application_id', '=', application)
    .where('kind', '=', 'resume')
    .executeTakeFirstOrThrow();
  values = { documentId: String(document.id), filename: document.filename, folder: 'documents', size: 'original' };
});
afterAll(() => server.stop());

/** Any text that identifies the person. */
const traces = () => new RegExp(`zwetana|quellmalz|7776543|zq.licht|${avatar || 'no picture'}`, 'i');
/** Whether a response names the person's account at any depth. */
function namesAccount(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]: [string, unknown]) =>
      (/^user_?id$/i.test(key) && String(inner) === String(ids.user)) ||
      (key === 'user' && String(asObject(inner).id) === String(ids.user)) ||
      namesAccount(inner),
  );
}
const said = ({ body, headers }: Answer): string => `${JSON.stringify(body)} ${JSON.stringify([...headers])}`;

const table: readonly (Endpoint & { readonly name: EndpointName })[] = Object.values(endpoints);
const pathOf = ({ path, scope }: Endpoint): string =>
  path.replace(/:(\w+)/g, (_, param: string) =>
    String((scope !== 'none' && 'param' in scope && scope.param === param ? ids[scope.of] : values[param]) ?? 1),
  );

/** A message to the account of the person. */
const toHidden = (userId = ids.user) =>
  ({ companyId: 1, userId, senderType: 'company', recipientType: 'user', subject: 'Antwort', content: 'Im Mai.' }) as const;

/** Bodies of the calls that change data and answer with an application or a message. */
const writes = (): Partial<Record<EndpointName, unknown>> => ({
  applicationStatus: { status: 'VIEWED' },
  undoApplicationStatus: { change: 1 },
  holdApplicationStatus: { change: 1 },
  applicationNote: { recruiterNotes: 'Licht' },
  applicationNotes: { recruiterNotes: 'Licht' },
  applicationAssign: { recruiterId: null },
  applicationRate: { rating: 4 },
  sendMessage: toHidden(),
  markMessageRead: {},
  setStatuses: { status: 'VIEWED', applications: [{ id: application, expectedStatus: 'REJECTED' }] },
  undoStatuses: { applications: [{ id: application, change: 1 }] },
  holdStatuses: { applications: [{ id: application, change: 1 }] },
  sendMessages: { applications: [application], subject: 'Antwort', content: 'Im Mai.' },
});

/** Whether a response has the fields of an application or of a message. */
function tellsOfPeople({ answer }: Endpoint): boolean {
  const schema = answer === undefined ? '' : JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' }));
  return ['candidateName', '"senderType"', 'statusHistory', 'noAccount'].some((field) => schema.includes(field));
}

/** Calls that a company cannot make: those of applicants, of holders of a mailed link, and of administrators. */
const NOT_OF_COMPANIES: readonly string[] = ['own', 'public', 'admin', 'own-or-admin'];

describe('while the status is before "In Bearbeitung"', () => {
  it('no call is forgotten here that answers with an application or a message', () => {
    const changing = table.filter((one) => one.method !== 'GET' && !NOT_OF_COMPANIES.includes(one.access) && tellsOfPeople(one));
    expect(changing.map((one) => one.name).toSorted()).toEqual(Object.keys(writes()).toSorted());
  });

  for (const endpoint of table.filter(({ method }) => method === 'GET'))
    it(`GET ${endpoint.path} does not tell the company who it is`, async () => {
      const answer = await get(pathOf(endpoint));
      expect(answer.status).not.toBe(500);
      expect(said(answer)).not.toMatch(traces());
      expect(namesAccount(answer.body)).toBe(false);
    });

  for (const endpoint of table.filter(({ name: call }) => Object.keys(writes()).includes(call)))
    it(`${endpoint.method} ${endpoint.path} does not tell the company who it is`, async () => {
      const answer = await send(pathOf(endpoint), endpoint.method, writes()[endpoint.name]);
      // Hidden people cannot receive messages.
      expect(endpoint.name === 'sendMessage' ? [404] : [200, 409]).toContain(answer.status);
      expect(said(answer)).not.toMatch(traces());
      expect(namesAccount(answer.body)).toBe(false);
    });

  it('the lists, the application, the message and the history say the number instead', async () => {
    const places = [
      '/api/private/applications/by-company/1',
      '/api/private/applications/by-company/1?pageSize=100&with=figures',
      '/api/private/applications/by-company/1?columns=SUBMITTED:100,VIEWED:100',
      `/api/private/applications/by-job/${JOB}`,
      '/api/private/applications?pageSize=100',
      own(),
      '/api/private/companies/1/history',
      '/api/private/companies/1/history?area=applications',
    ];
    for (const place of places) {
      const answer = await get(place);
      expect(answer.status, place).toBe(200);
      expect(said(answer), place).toContain(name);
      expect(said(answer), place).not.toMatch(traces());
    }
    const inbox = await get('/api/private/messages/by-company/1?page=1');
    expect(inbox.body).toMatchObject({
      messages: expect.arrayContaining([
        expect.objectContaining({
          userId: null,
          user: { id: null, firstName: 'Bewerbung', lastName: String(application), avatar: null },
        }),
      ]),
    });
  });

  it('what somebody has written stays, without name and addresses, and files are called by their kind', async () => {
    const answer = asObject((await get(own())).body);
    expect(answer).toMatchObject({
      blind: true,
      candidateName: name,
      email: '',
      phone: null,
      location: null,
      user: null,
      referredBy: null,
      message: 'Guten Tag, Licht ist mein Beruf, siehe [ausgeblendet]. [ausgeblendet] [ausgeblendet], [ausgeblendet]',
    });
    const names = z.parse(z.array(z.object({ id: z.number(), name: z.string() })), answer.documents);
    expect(names.map((file) => file.name)).toEqual(['Lebenslauf.pdf', `Weitere Dokumente ${names[1]?.id}.pdf`]);
  });

  it('a file is downloaded under its kind, by the company and by a link; the applicant gets the own name', async () => {
    const file = `/api/public/media/cv/${values.filename}`;
    const { url } = asObject((await send(`${own()}/documents/${values.documentId}/link`, endpoints.documentLink.method, {})).body);
    for (const answer of [await get(file), await server.call(String(url))]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toContain('Lebenslauf.pdf');
      expect(answer.headers.get('content-disposition')).not.toMatch(traces());
    }
    expect((await get(file, candidate)).headers.get('content-disposition')).toContain('Quellmalz');
  });

  it('no search finds the name or the address, and the number is found', async () => {
    const found = async (query: string) =>
      readApplicationList(
        (await get(`/api/private/applications/by-company/1?pageSize=100&searchIn=contact&search=${encodeURIComponent(query)}`)).body,
      ).applications.length;
    expect(await Promise.all(['Quellmalz', 'zwetana', PERSON.email].map(found))).toEqual([0, 0, 0]);
    expect(await Promise.all([name, String(application)].map(found))).toEqual([1, 1]);
    expect((await get('/api/private/applications?name=quellmalz')).body).toMatchObject({ total: 0 });
    expect((await get(`/api/private/applications?name=${encodeURIComponent(name)}`)).body).toMatchObject({ total: 1 });
    expect((await get('/api/private/messages/by-company/1?page=1&search=Quellmalz')).body).toMatchObject({ total: 0 });
  });

  it.each<ApplicationListQuery>([{ sortBy: 'name', sortOrder: 'asc' }, { sortBy: 'name', sortOrder: 'desc' }, { search: 'bewerbung' }])(
    '%j is the list of the domain, where a hidden one has no name to be sorted by',
    async (query) => {
      const text = new URLSearchParams(Object.entries({ ...query, pageSize: '100' }).map(([key, value]) => [key, String(value)]));
      const all = readApplications((await get('/api/private/applications/by-company/1')).body);
      const expected = listOf(all, { ...query, pageSize: 100 }, server.context.now()).applications.map(({ id }) => id);
      const found = readApplicationList((await get(`/api/private/applications/by-company/1?${text.toString()}`)).body).applications;
      expect(found.map(({ id }) => id)).toEqual(expected);
      expect(expected).toContain(String(application));
    },
  );

  it('another application of the same person shows no connection', async () => {
    const { db } = server.context;
    const other = await db
      .selectFrom('applications')
      .select(['id', 'email'])
      .where('company_id', '=', 1)
      .where('job_id', '<>', JOB)
      .executeTakeFirstOrThrow();
    const write = (email: string) => db.updateTable('applications').set({ email }).where('id', '=', other.id).execute();
    await write(PERSON.email);
    expect((await get(`/api/private/applications/${other.id}`)).body).toMatchObject({ repeated: false });
    expect((await get(own())).body).toMatchObject({ repeated: false });
    await write(other.email);
  });

  it('the account cannot be opened, and stands among nobody to write to', async () => {
    expect((await get(`/api/private/users/${ids.user}`)).status).toBe(404);
    expect(said(await get('/api/private/messages/applicants/1'))).not.toContain(`"id":${ids.user},`);
  });

  it('decision 0079: cannot be written to, and is told from nobody who never applied by that', async () => {
    const stranger = await server.context.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'owner2@demo.example')
      .executeTakeFirstOrThrow();
    const answers = await Promise.all(
      [ids.user, stranger.id, 2_000_000_000].map((id) => send('/api/private/messages', 'POST', toHidden(id))),
    );
    const [hidden, ...others] = answers.map(({ status, body }) => ({ status, ...asObject(body), requestId: '' }));
    expect(hidden).toMatchObject({ status: 404 });
    expect(others).toEqual([hidden, hidden]);
  });

  it('the mails to the company say the number, those to the applicant the name', async () => {
    const mails = await server.context.db.selectFrom('outbox').selectAll().where('kind', 'in', ['application-new', 'message']).execute();
    const toCompany = mails.filter(({ recipient }) => recipient !== PERSON.email);
    expect(new Set(toCompany.map(({ kind }) => kind))).toEqual(new Set(['application-new', 'message']));
    for (const mail of toCompany) {
      expect(JSON.stringify(mail)).toContain(name);
      expect(JSON.stringify(mail)).not.toMatch(traces());
    }
    const [receipt] = await server.mails({ kind: 'application-receipt', application_id: application });
    expect(receipt?.body_text).toContain('Zwetana Quellmalz');
  });

  it('the applicant reads the own application as it was sent', async () => {
    expect((await get(own(), candidate)).body).toMatchObject({ firstName: 'Zwetana', message: LETTER });
    expect(said(await get('/api/private/messages/my', candidate))).toContain('Quellmalz');
  });
});

describe('the status decides', () => {
  const isHidden = async () => !said(await get(own())).includes('Quellmalz');

  it.each<[string, boolean]>([
    ['VIEWED', true],
    // A hidden applicant stays hidden.
    ['REJECTED', true],
    ['SUBMITTED', true],
    ['IN_REVIEW', false],
    // A visible applicant stays visible.
    ['REJECTED', false],
    ['INTERVIEW_SCHEDULED', false],
    ['OFFER_MADE', false],
    ['ACCEPTED', false],
    ['VIEWED', true],
  ])('%s hides the person: %s', async (status, hidden) => {
    expect((await setStatus(status)).status).toBe(200);
    expect(await isHidden()).toBe(hidden);
    const found = await get('/api/private/applications/by-company/1?search=quellmalz');
    expect(found.body).toMatchObject({ total: hidden ? 0 : 1 });
    expect((await get(`/api/private/users/${ids.user}`)).status).toBe(hidden ? 404 : 200);
    expect((await send('/api/private/messages', 'POST', toHidden())).status).toBe(hidden ? 404 : 200);
    expect(namesAccount((await get('/api/private/messages/by-company/1')).body)).toBe(!hidden);
  });

  it('taking "In Bearbeitung" back hides the person again', async () => {
    const { undo } = asObject((await setStatus('IN_REVIEW')).body);
    expect(await isHidden()).toBe(false);
    expect((await send(`${own()}/status/undo`, 'POST', { change: asObject(undo).change })).status).toBe(200);
    expect(await isHidden()).toBe(true);
  });
});

describe('the applicant', () => {
  it.each<[string, boolean]>([
    ['VIEWED', true],
    ['IN_REVIEW', false],
    ['SUBMITTED', true],
    // The response does not reveal whether an applicant was visible before a rejection.
    ['REJECTED', false],
    ['VIEWED', true],
  ])('is told in the status %s that the person is hidden: %s', async (status, isHidden) => {
    expect((await setStatus(status)).status).toBe(200);
    expect((await get(own(), candidate)).body).toMatchObject({ status, firstName: 'Zwetana', blind: isHidden });
  });
});

describe('the option of the job', () => {
  it('shows everybody when it is switched off, hides again when it is on, and stands in the history', async () => {
    await setOption(false);
    expect(said(await get(own()))).toContain('Quellmalz');
    await setOption(true);
    expect(said(await get(own()))).not.toMatch(traces());
    expect((await get('/api/private/companies/1/history?area=jobs')).body).toMatchObject({
      entries: expect.arrayContaining([expect.objectContaining({ action: 'job-updated', fields: ['blindReview'] })]),
    });
  });

  it('is off by default, stays where a body does not name it, and stands in the public answer of the job, in no list', async () => {
    expect((await get('/api/private/jobs/102')).body).toMatchObject({ blindReview: false });
    const { id: _id, blindReview: _left, ...stored } = asObject((await get(`/api/private/jobs/${JOB}`)).body);
    await send(`/api/private/jobs/${JOB}/update`, 'PUT', { companyId: 1, jobOffer: stored, teamMembers: stored.teamMembers });
    expect((await get(`/api/private/jobs/${JOB}`)).body).toMatchObject({ blindReview: true });
    expect((await server.call(`/api/public/jobs/${JOB}`)).body).toMatchObject({ blindReview: true });
    expect((await server.call('/api/public/jobs/102')).body).toMatchObject({ blindReview: false });
    expect(JSON.stringify((await server.call('/api/public/jobs')).body)).not.toContain('blindReview');
  });

  it('travels with an export and its import, where it counts at once', async () => {
    const file = String((await get('/api/private/companies/1/jobs/export?format=json')).body);
    const jobs = z.parse(
      z.array(z.looseObject({ title: z.string(), stellwerk: z.looseObject({ blindReview: z.boolean() }) })),
      JSON.parse(file),
    );
    const mine = jobs.filter(({ stellwerk }) => stellwerk.blindReview);
    expect(mine).toHaveLength(1);
    const changed = mine.map((job) => ({ ...job, stellwerk: { ...job.stellwerk, blindReview: false } }));
    expect((await send('/api/private/companies/1/jobs/import', 'POST', { jobs: changed })).body).toMatchObject({
      results: [{ outcome: 'updated' }],
    });
    expect(said(await get(own()))).toContain('Quellmalz');
    // An older export lacks the option; importing it leaves the option unchanged.
    const older = mine.map(({ stellwerk: { blindReview: _none, ...rest }, ...job }) => ({ ...job, stellwerk: rest }));
    expect((await send('/api/private/companies/1/jobs/import', 'POST', { jobs: older })).body).toMatchObject({
      results: [{ outcome: 'unchanged' }],
    });
  });
});

describe('once the application is deleted', () => {
  const INBOX = '/api/private/messages/by-company/1?page=1';
  const write = () =>
    send(
      '/api/private/messages',
      'POST',
      { companyId: 1, senderType: 'user', recipientType: 'company', subject: 'Noch etwas', content: 'Wann höre ich von Ihnen?' },
      candidate,
    );
  const erase = async () => expect((await send(own(), endpoints.eraseApplication.method, undefined, candidate)).status).toBe(204);
  /** Does not change the newest application. */
  const removeOthers = () =>
    server.context.db
      .deleteFrom('applications')
      .where('user_id', '=', ids.user ?? 0)
      .where('id', '<>', application)
      .execute();
  const found = async (search: string) => (await get(`${INBOX}&search=${encodeURIComponent(search)}`)).body;

  it.each<[string, () => Promise<unknown>]>([
    ['by the applicant', erase],
    [
      'on its day',
      async () => {
        await setStatus('REJECTED');
        await server.context.db
          .updateTable('applications')
          .set({ erase_at: new Date(0) })
          .where('id', '=', application)
          .execute();
        await eraseExpired(server.context);
      },
    ],
  ])('%s, messages of somebody whom nobody has seen stay without a name, older and newer ones', async (_how, remove) => {
    await setOption(true);
    application = await applyAs(candidate);
    for (const status of ['SUBMITTED', 'VIEWED']) await setStatus(status);
    await removeOthers();
    await remove();
    expect((await get(own(), candidate)).status).toBe(404);
    await server.context.db.deleteFrom('outbox').execute();
    await server.context.db.updateTable('messages').set({ is_read: true }).execute();
    expect((await write()).status).toBe(200);
    expect(said(await get(INBOX))).not.toMatch(traces());
    expect(namesAccount((await get(INBOX)).body)).toBe(false);
    expect((await send('/api/private/messages', 'POST', toHidden())).status).toBe(404);
    expect(await found('Quellmalz')).toMatchObject({ total: 0 });
    expect(Number(asObject(await found(`Bewerbung ${application}`)).total)).toBeGreaterThan(1);
    const mails = await server.mails({ kind: 'message' });
    expect(JSON.stringify(mails)).toContain(`Bewerbung ${application}`);
    expect(JSON.stringify(mails)).not.toMatch(traces());
  });

  it('who was seen stays seen', async () => {
    application = await applyAs(candidate);
    await setStatus('IN_REVIEW');
    await erase();
    expect(said(await get(INBOX))).toContain('Quellmalz');
  });
});
