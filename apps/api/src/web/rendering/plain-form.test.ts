import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORGED_CODES, formBody, PDF, traces, type FilePart } from '../../testing/applications.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

/** A web app that shows the values of a posted form. */
const ENTRY = `export const addedStyles = [];
export async function render({ posted }) {
  return { status: 200, head: '', rules: '', app: JSON.stringify(posted ?? null), state: '', sources: [], later: [] };
}`;
const webDir = fs.mkdtempSync(join(tmpdir(), 'stellwerk-plain-'));
let server: TestServer;
beforeAll(async () => {
  for (const folder of ['server', 'client']) fs.mkdirSync(join(webDir, folder));
  fs.writeFileSync(join(webDir, 'server/entry-server.js'), ENTRY);
  fs.writeFileSync(join(webDir, 'server/package.json'), '{"type":"module"}');
  fs.writeFileSync(join(webDir, 'client/index.html'), '<!--app-->');
  server = await startTestServer({}, { webDir });
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(webDir, { recursive: true, force: true });
});

const resume: FilePart = { field: 'resume', name: 'Lebenslauf.pdf', content: PDF };
const disguised: FilePart = { field: 'video', name: 'Film.mp4', content: Buffer.from('MZ program') };

/** The form as a browser sends it without scripts: only ticked boxes, and only rendered fields. */
function plain(files: readonly FilePart[], more: Readonly<Record<string, unknown>> = {}): FormData {
  const form = formBody(101, files, { terms: 'on', gdpr: 'on', linkedinProfile: '', ...more });
  for (const name of ['xingProfile', 'salutation', 'applicationType', 'source', 'initialApplication', 'subscribeNewsletter', 'acceptTerms'])
    form.delete(name);
  return form;
}

interface Posted {
  readonly values: { readonly texts: Readonly<Record<string, string>>; readonly ticked: readonly string[] };
  readonly failure: { readonly summary: readonly string[]; readonly fields: Readonly<Record<string, string>> };
}

async function post(
  form: FormData,
  { path = '/jobs/view/101/apply', headers = {}, to = server }: { path?: string; headers?: Record<string, string>; to?: TestServer } = {},
) {
  const response = await fetch(to.url + path, { method: 'POST', body: form, redirect: 'manual', headers });
  const text = await response.text();
  const posted: Posted | null = text.startsWith('{') ? JSON.parse(text) : null;
  return {
    status: response.status,
    location: response.headers.get('location'),
    cache: response.headers.get('cache-control'),
    headers: response.headers,
    posted,
  };
}

const stored = (email: string) => server.context.db.selectFrom('applications').selectAll().where('email', '=', email).execute();

describe('the application form without JavaScript', () => {
  it('AF21 AF22 AF23 AF45 is an application like others: consents as ticked, files, mails', async () => {
    const { status, location } = await post(plain([resume], { email: 'ohne.skript@post.example', newsletter: 'on' }));
    const [row] = await stored('ohne.skript@post.example');
    expect([status, location]).toEqual([303, `/jobs/view/101/apply/success?number=${row?.id}`]);
    expect(row).toMatchObject({ first_name: 'Ada', last_name: 'Kern', job_id: 101, user_id: null });
    expect(row?.consents.map(({ field }) => field)).toEqual(['gdpr', 'terms', 'newsletter']);
    const files = await server.context.db
      .selectFrom('application_documents')
      .select('name')
      .where('application_id', '=', row?.id ?? 0)
      .execute();
    expect(files).toEqual([{ name: 'Lebenslauf.pdf' }]);
  });

  it('O26 sent twice is one application', async () => {
    const form = () => plain([resume], { email: 'zweimal@post.example' });
    const [first, second] = [await post(form()), await post(form())];
    expect(second.location).toBe(first.location);
    expect(await stored('zweimal@post.example')).toHaveLength(1);
  });

  it('AF03 A12 credits the code in the address, and takes an unknown one without a word', async () => {
    const code = await server.context.db
      .selectFrom('referrals')
      .select(['id', 'code', 'job_id'])
      .where('is_active', '=', true)
      .executeTakeFirstOrThrow();
    const path = (ref: string) => `/jobs/view/${code.job_id}/apply?ref=${ref}`;
    await post(plain([resume], { email: 'empfohlen@post.example' }), { path: path(code.code) });
    await post(plain([resume], { email: 'fremder.code@post.example' }), { path: path('GIBTSNICHT') });
    expect((await stored('empfohlen@post.example')).map((row) => row.referral_id)).toEqual([code.id]);
    expect((await stored('fremder.code@post.example')).map((row) => row.referral_id)).toEqual([null]);
  });

  it.each(FORGED_CODES.map((code, index) => [code.slice(0, 12), code, `gefaelscht.${index}@post.example`]))(
    'A12 takes an application with the forged code %s… as one without',
    async (_start, code, email) => {
      expect((await post(plain([resume], { email }), { path: `/jobs/view/101/apply?ref=${code}` })).status).toBe(303);
      expect((await stored(email)).map((row) => row.referral_id)).toEqual([null]);
    },
  );

  it('AF37 AF38 AF41 AF42 AF44 AF46 names every fault at its field, and stores nothing', async () => {
    const before = await traces(server);
    const empty = {
      firstName: '',
      lastName: ' ',
      email: 'ada',
      terms: undefined,
      gdpr: undefined,
      includeLinkedIn: 'on',
      newsletter: 'on',
    };
    const { status, posted, cache } = await post(plain([], empty));
    expect([status, cache]).toEqual([400, 'no-store']);
    expect(posted?.failure).toEqual({
      summary: [],
      fields: {
        firstName: 'Bitte geben Sie Ihren Vornamen an.',
        lastName: 'Bitte geben Sie Ihren Nachnamen an.',
        email: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
        resume: 'Bitte laden Sie Ihren Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an.',
        linkedinProfile: 'Bitte geben Sie Ihre LinkedIn-Profil-URL an.',
        acceptTerms: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
        gdpr: 'Bitte akzeptieren Sie die Datenschutzrichtlinien.',
      },
    });
    expect(posted?.values.ticked).toEqual(['includeLinkedIn', 'newsletter']);
    expect(posted?.values.texts).toMatchObject({ email: 'ada', phone: '040 5550123', message: 'Guten Tag,\r\nich freue mich.' });
    expect(await traces(server)).toEqual(before);
  });

  it('AF32 W33 keeps the rest of the form when a file is refused, and says which ones to choose again', async () => {
    const before = await traces(server);
    const { status, posted } = await post(plain([resume, disguised]));
    expect(status).toBe(400);
    expect(posted?.failure.fields).toEqual({
      resume: 'Bitte wählen Sie „Lebenslauf.pdf“ noch einmal aus.',
      video: 'Der Inhalt der Datei passt nicht zu ihrer Endung.',
    });
    // They follow the files in the form.
    expect(posted?.values.ticked).toEqual(['terms', 'gdpr']);
    expect(await traces(server)).toEqual(before);
  });

  it('AF45 a LinkedIn address suffices, also without its scheme', async () => {
    const { status } = await post(plain([], { email: 'linkedin@post.example', linkedinProfile: 'linkedin.com/in/ada' }));
    expect(status).toBe(303);
    expect((await stored('linkedin@post.example')).map((row) => row.linkedin_profile)).toEqual(['https://linkedin.com/in/ada']);
  });

  it.each([
    ['/jobs/view/999999/apply', 404, 'Stellenanzeige nicht gefunden'],
    ['/jobs/view/abc/apply', 400, undefined],
  ])('AF09 at %s it answers %i', async (path, status, text) => {
    const answer = await post(plain([resume]), { path });
    expect(answer.status).toBe(status);
    if (text !== undefined) expect(answer.posted?.failure.summary).toEqual([text]);
  });

  it.each([
    ['another site says the browser', { 'sec-fetch-site': 'cross-site' }],
    ['another site', { origin: 'https://evil.example' }],
    ['nowhere', { origin: 'null' }],
  ])('is not taken from %s', async (_from, headers) => {
    const before = await traces(server);
    const { status, posted } = await post(plain([resume]), { headers });
    expect([status, posted?.values.texts]).toEqual([403, {}]);
    expect(await traces(server)).toEqual(before);
  });

  it('is taken from its own page', async () => {
    const own = [
      ['sec-fetch-site', 'same-origin'],
      ['origin', server.url],
    ] as const;
    for (const [name, value] of own)
      expect((await post(plain([resume], { email: `${name}@post.example` }), { headers: { [name]: value } })).status).toBe(303);
  });

  it('rule 11 over the limit keeps what was typed and says when to come back', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' }, { webDir });
    try {
      const send = (n: number) => post(plain([resume], { email: `nr${n}@post.example` }), { to: limited });
      for (let n = 0; n < 10; n += 1) expect((await send(n)).status).toBe(303);
      const { status, headers, posted } = await send(10);
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
      expect(posted?.failure.summary[0]).toMatch(/^Zu viele Anfragen\. Bitte versuchen Sie es in \d+ Minuten erneut\.$/);
      expect(posted?.values.texts.email).toBe('nr10@post.example');
    } finally {
      await limited.stop();
    }
  });
});
