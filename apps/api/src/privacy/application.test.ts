/** @module-tag embedded */
import { demoData } from '@stellwerk/domain/fixtures';
import { afterAll, describe, expect, it } from 'vitest';
import { flatBody, formBody, idOf, PDF, sendForm, traces } from '../testing/applications.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { unzip } from '../testing/zip.ts';

const jobId = demoData(new Date()).jobs.find((job) => job.companyId === 1 && job.isActive && job.closesAt === null)?.id ?? 0;
const NO_ACCOUNT = 'gast@post.example';
const GONE = 'Dieser Link ist nicht mehr gültig. Die Bewerbung wurde gelöscht oder der Link ist unvollständig.';

const server = await startTestServer();
afterAll(() => server.stop());
const company = await server.login('member@demo.example');

const call: TestServer['call'] = (...given) => server.call(...given);
const file = { field: 'resume', name: 'Lebenslauf.pdf', content: PDF };
let applied = 0;
/** Applies as a guest; each differs, since equal ones would count as one (O26). */
const apply = async (more: Readonly<Record<string, unknown>> = {}): Promise<number> => {
  applied += 1;
  const form = formBody(jobId, [file], { email: NO_ACCOUNT, phone: `040 ${applied}`, ...more });
  return idOf(await sendForm(server, '/api/public/applications/create', form));
};

/** URLs of the status page in the mails about an application, the oldest first. */
async function mailedLinks(id: number): Promise<readonly string[]> {
  const mails = await server.context.db
    .selectFrom('outbox')
    .select('body_text')
    .where('application_id', '=', id)
    .where('kind', 'in', ['application-receipt', 'application-status'])
    .orderBy('id')
    .execute();
  return mails.flatMap(({ body_text }) => body_text.match(/\S+\/applications\/status\/\S+/g) ?? []);
}

const apiOf = (link: string | undefined): string => `/api/public/applications/status/${link?.split('/').at(-1)}`;

/** Applies as a guest. @returns the API path of the link in the receipt */
async function guest(more: Readonly<Record<string, unknown>> = {}): Promise<{ readonly id: number; readonly at: string }> {
  const id = await apply(more);
  const [link] = await mailedLinks(id);
  return { id, at: apiOf(link) };
}

async function download(path: string, token?: string): Promise<ReadonlyMap<string, Buffer>> {
  const response = await fetch(server.url + path, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="bewerbung-\d+\.zip"/);
  return unzip(Buffer.from(await response.arrayBuffer()));
}

const exists = async (id: number): Promise<boolean> =>
  (await server.context.db.selectFrom('applications').select('id').where('id', '=', id).execute()).length === 1;

describe('O72: the mailed link of an application without an account', () => {
  it('rule 16: shows what the applicant sent, the status and the timeline, and nothing that the company has noted', async () => {
    const { id, at } = await guest({ message: 'Ich freue mich.' });
    await call(`/api/private/applications/${id}/notes`, { method: 'PATCH', token: company, body: { notes: 'GEHEIM' } });
    await call(`/api/private/applications/${id}/status`, { method: 'PATCH', token: company, body: { status: 'viewed', note: 'GEHEIM' } });
    const { status, body, headers } = await call(at);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      id,
      email: NO_ACCOUNT,
      status: 'VIEWED',
      eraseAt: null,
      statusHistory: [
        { status: 'SUBMITTED', byCompany: false },
        { status: 'VIEWED', byCompany: true },
      ],
      documents: [{ name: 'Lebenslauf.pdf' }],
    });
    expect(JSON.stringify(body)).not.toMatch(/GEHEIM|notes|rating|"by"/);
  });

  it('rule 13: is in the receipt and in every mail about a new status; each has a secret of its own, stored as its hash', async () => {
    const { id } = await guest();
    await call(`/api/private/applications/${id}/status`, { method: 'PATCH', token: company, body: { status: 'viewed' } });
    const links = await mailedLinks(id);
    expect(new Set(links).size).toBe(2);
    for (const link of links) expect((await call(apiOf(link))).body).toMatchObject({ id });
    const stored = await server.context.db
      .selectFrom('application_status_links')
      .select('token_hash')
      .where('application_id', '=', id)
      .execute();
    for (const { token_hash } of stored) expect(links.join(' ')).not.toContain(token_hash);
    expect(stored).toHaveLength(2);
  });

  it('leads somebody with an account to the own page instead', async () => {
    const token = await server.login('candidate@demo.example');
    const id = idOf(await call('/api/private/applications/create', { token, body: flatBody(jobId, { message: 'Mit Konto' }) }));
    const mail = await server.context.db
      .selectFrom('outbox')
      .select('body_text')
      .where('dedupe_key', '=', `application-receipt:${id}`)
      .execute();
    expect(mail[0]?.body_text).toContain(`/applications/${id}\n`);
    expect(await mailedLinks(id)).toEqual([]);
  });

  it('AC10, AC12: withdraws while the status is SUBMITTED, once, and says the day of deletion', async () => {
    const { id, at } = await guest();
    expect(await call(`${at}/withdraw`, { method: 'POST' })).toMatchObject({
      status: 200,
      body: {
        success: true,
        status: 'WITHDRAWN',
        eraseAt: expect.any(String),
        statusHistory: [{}, { status: 'WITHDRAWN', byCompany: false }],
      },
    });
    expect((await call(`${at}/withdraw`, { method: 'POST' })).status).toBe(409);
    const { body } = await call(`/api/private/applications/${id}`, { token: company });
    expect(body).toMatchObject({ status: 'WITHDRAWN', statusHistory: [{}, { by: 'Ada Kern' }] });
  });

  it('withdraws by the form of a page without scripts, and leads back to the page, which says what has come of it', async () => {
    const { at } = await guest();
    const page = at.replace('/api/public', '');
    for (const _press of [1, 2]) {
      const pressed = await call(`${at}/withdraw`, { method: 'POST', headers: { accept: 'text/html' }, redirect: 'manual' });
      expect([pressed.status, pressed.headers.get('location')]).toEqual([303, page]);
      expect((await call(at)).body).toMatchObject({ status: 'WITHDRAWN' });
    }
    const unknown = await call(`${at}x/withdraw`, { method: 'POST', headers: { accept: 'text/html' }, redirect: 'manual' });
    expect(unknown.status).toBe(404);
  });

  it('changes nothing by being looked at, as mail scanners do', async () => {
    const { id, at } = await guest();
    const row = () => server.context.db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
    const before = await row();
    for (const path of [at, `${at}/export`]) await (await fetch(server.url + path)).arrayBuffer();
    expect(await row()).toEqual(before);
    expect((await call(`${at}/withdraw`)).status).toBe(404);
  });

  it('exports what was sent as an archive with the files, readable without the program', async () => {
    const { at } = await guest({ message: 'Ich freue mich.' });
    const files = await download(`${at}/export`);
    expect([...files.keys()]).toEqual(['daten.json', 'LIESMICH.txt', '1 Lebenslauf Lebenslauf.pdf']);
    expect(files.get('1 Lebenslauf Lebenslauf.pdf')?.equals(PDF)).toBe(true);
    const data: unknown = JSON.parse(String(files.get('daten.json')));
    expect(data).toMatchObject({ email: NO_ACCOUNT, status: 'SUBMITTED', consents: [{ field: 'gdpr' }, { field: 'terms' }] });
    expect(JSON.stringify(data)).not.toMatch(/notes|rating/);
    expect(String(files.get('LIESMICH.txt'))).toContain('consents: was Sie angekreuzt haben');
  });

  it('rule 10: erases at any status, with files, mails and links; afterwards every way there answers 404 with one text', async () => {
    const { stored, documents } = await traces(server);
    const { id, at } = await guest();
    await call(`/api/private/applications/${id}/status`, { method: 'PATCH', token: company, body: { status: 'interview' } });
    const links = await mailedLinks(id);
    expect((await call(at, { method: 'DELETE' })).status).toBe(204);
    expect(await exists(id)).toBe(false);
    expect(await traces(server)).toMatchObject({ stored, documents });
    expect(await server.context.db.selectFrom('outbox').select('id').where('application_id', '=', id).execute()).toEqual([]);
    for (const [path, method] of [
      [at, 'GET'],
      [apiOf(links[1]), 'GET'],
      [`${at}/export`, 'GET'],
      [`${at}/withdraw`, 'POST'],
      [at, 'DELETE'],
      ['/api/public/applications/status/unbekannt', 'GET'],
    ] as const)
      expect(await call(path, { method }), path).toMatchObject({ status: 404, body: { message: GONE } });
  });

  it('keeps the secret out of the log', async () => {
    const { at } = await guest();
    await call(at);
    expect(JSON.stringify(server.logged)).not.toContain(at.split('/').at(-1));
  });
});

describe('O72: an own application of an account', () => {
  const own = async () => {
    const token = await server.login('candidate@demo.example');
    const form = formBody(jobId, [file], { message: `Nr. ${Math.random()}` });
    return { token, id: idOf(await sendForm(server, '/api/private/applications/create', form, token)) };
  };

  it('rule 10: is exported and erased at any status', async () => {
    const { token, id } = await own();
    await call(`/api/private/applications/${id}/status`, { method: 'PATCH', token: company, body: { status: 'accepted' } });
    const files = await download(`/api/private/applications/${id}/export`, token);
    expect(JSON.parse(String(files.get('daten.json')))).toMatchObject({ id, status: 'ACCEPTED' });
    expect((await call(`/api/private/applications/${id}`, { method: 'DELETE', token })).status).toBe(204);
    expect((await call(`/api/private/applications/${id}`, { token })).status).toBe(404);
    expect((await call(`/api/private/applications/${id}`, { token: company })).status).toBe(404);
  });

  it('rule 2: is neither exported nor erased by anybody else', async () => {
    const { id } = await own();
    const other = await server.login('leon.hartwig@post.example');
    for (const [token, status] of [
      [undefined, 401],
      [other, 404],
      [company, 403],
    ] as const) {
      expect((await call(`/api/private/applications/${id}/export`, { token })).status).toBe(status);
      expect((await call(`/api/private/applications/${id}`, { method: 'DELETE', token })).status).toBe(status);
    }
    expect(await exists(id)).toBe(true);
  });
});
