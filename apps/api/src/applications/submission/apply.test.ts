/** @module-tag embedded */
import { LEGAL_VERSIONS } from '@stellwerk/domain';
import { demoData } from '@stellwerk/domain/fixtures';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';
import { flatBody, FORGED_CODES, formBody, idOf, nestedBody, PDF, sendForm, traces } from '../../testing/applications.ts';

const PUBLIC = '/api/public/applications/create';
const PRIVATE = '/api/private/applications/create';
const RESUME = { field: 'resume', name: 'Lebenslauf Ä.pdf', content: PDF };

const data = demoData(new Date());
const jobs = data.jobs.filter((job) => job.companyId === 1 && job.isActive && job.closesAt === null);
const jobId = jobs[0]?.id ?? 0;
const otherJobId = jobs[1]?.id ?? 0;

const server = await startTestServer();
afterAll(() => server.stop());
const member = await server.login('member@demo.example');
const candidate = await server.login('candidate@demo.example');

const readAsCompany = async (id: number) => (await server.call(`/api/private/applications/${id}`, { token: member })).body;
const rowOf = (id: number) => server.context.db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const fieldsOf = (body: unknown): readonly { name: string; message: string }[] =>
  typeof body === 'object' && body !== null && 'fields' in body && Array.isArray(body.fields) ? body.fields : [];

describe('sending an application', () => {
  it.each([
    ['API07', 'nested JSON without token', PUBLIC, nestedBody],
    ['API09', 'flat JSON with token', PRIVATE, flatBody],
    ['A10', 'flat JSON without token', PUBLIC, flatBody],
    ['A10', 'nested JSON with token', PRIVATE, nestedBody],
  ] as const)('%s: %s', async (_row, what, path, bodyOf) => {
    const answer = await server.call(path, {
      body: bodyOf(jobId, { phone: `040 ${what.length}` }),
      token: path === PRIVATE ? candidate : undefined,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      applicationId: expect.any(Number),
      id: idOf(answer),
      token: expect.stringMatching(/^[\w-]{20,}$/),
    });
    expect(await readAsCompany(idOf(answer))).toMatchObject({
      jobId,
      status: 'SUBMITTED',
      phone: `040 ${what.length}`,
      user: path === PRIVATE ? { id: 5 } : null,
    });
  });

  it.each([
    ['API08', PUBLIC],
    ['API10', PRIVATE],
  ])('%s: multipart with files', async (_row, path) => {
    const files = [
      RESUME,
      { field: 'additionalDocuments', name: 'Zeugnis.pdf', content: PDF },
      { field: 'additionalDocuments', name: 'Zeugnis 2.pdf', content: PDF },
    ];
    const answer = await sendForm(server, path, formBody(jobId, files), path === PRIVATE ? candidate : undefined);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ success: true, applicationId: expect.any(Number) });
    expect(await readAsCompany(idOf(answer))).toMatchObject({
      documents: [
        { kind: 'resume', name: 'Lebenslauf Ä.pdf', size: PDF.length, contentType: 'application/pdf' },
        { kind: 'additional', name: 'Zeugnis.pdf' },
        { kind: 'additional', name: 'Zeugnis 2.pdf' },
      ],
      resumeUrl: expect.stringMatching(/^\/api\/public\/media\/cv\/[0-9a-f]{32}\.pdf$/),
      additionalDocuments: [{ name: 'Zeugnis.pdf' }, { name: 'Zeugnis 2.pdf' }],
    });
  });

  it('AF51, AF50: the company reads every value that was sent', async () => {
    const more = {
      initialApplication: true,
      subscribeNewsletter: true,
      jobDescription: 'Der Text',
      message: 'Der Text',
      email: 'jede.angabe@post.example',
    };
    const application = await readAsCompany(idOf(await server.call(PUBLIC, { body: nestedBody(jobId, more) })));
    expect(application).toMatchObject({
      firstName: 'Ada',
      lastName: 'Kern',
      candidateName: 'Ada Kern',
      email: 'jede.angabe@post.example',
      candidateEmail: 'jede.angabe@post.example',
      phone: '040 5550123',
      message: 'Der Text',
      jobDescription: 'Der Text',
      linkedinProfile: 'https://www.linkedin.com/in/ada-kern',
      linkedinUrl: 'https://www.linkedin.com/in/ada-kern',
      xingProfile: 'https://www.xing.com/profile/Ada_Kern',
      newsletter: true,
      terms: true,
      gdpr: true,
      initialApplication: true,
      salutation: 'NOT_SPECIFIED',
      applicationType: 'FULL',
      source: 'WEBSITE',
      jobId,
      statusHistory: [{ status: 'SUBMITTED', by: 'Ada Kern', note: null }],
    });
  });

  it('AF04, AF05: the public path needs no token, the private one does', async () => {
    expect((await server.call(PUBLIC, { body: flatBody(jobId, { email: 'ohne.konto@post.example' }) })).status).toBe(201);
    expect((await server.call(PRIVATE, { body: flatBody(jobId) })).status).toBe(401);
    expect((await sendForm(server, PRIVATE, formBody(jobId, [RESUME]))).status).toBe(401);
  });

  it('O27: with an account, name and e-mail are the profile’s, whatever the body says', async () => {
    const body = flatBody(otherJobId, { firstName: 'Falsch', lastName: 'Name', email: 'falsch@post.example' });
    const application = await readAsCompany(idOf(await server.call(PRIVATE, { body, token: candidate })));
    expect(application).toMatchObject({ firstName: 'Amelie', lastName: 'Thorwald', email: 'candidate@demo.example', user: { id: 5 } });
  });

  it('rule 1: stores for each consent the field, the version of the text, the time and the source', async () => {
    const { consents } = await rowOf(idOf(await server.call(PUBLIC, { body: { ...nestedBody(jobId, { email: 'haken@post.example' }) } })));
    expect(consents).toEqual([
      { field: 'gdpr', textVersion: LEGAL_VERSIONS.privacy, at: expect.stringMatching(/^\d{4}-.*Z$/), source: 'WEBSITE' },
      { field: 'terms', textVersion: LEGAL_VERSIONS.terms, at: expect.stringMatching(/^\d{4}-.*Z$/), source: 'WEBSITE' },
    ]);
  });

  it('O26: a double click gives the first id, another text a second application', async () => {
    const email = 'doppelt@post.example';
    const [first, second] = await Promise.all([1, 2].map(() => server.call(PUBLIC, { body: nestedBody(jobId, { email }) })));
    expect(second?.body).toEqual(first?.body);
    const files = await traces(server);
    const withFile = await Promise.all([1, 2].map(() => sendForm(server, PUBLIC, formBody(jobId, [RESUME], { email }))));
    expect(new Set(withFile.map(idOf)).size).toBe(1);
    expect((await traces(server)).stored).toHaveLength(files.stored.length + 1);
    const third = await server.call(PUBLIC, { body: nestedBody(jobId, { email, jobDescription: 'Neu' }) });
    expect(new Set([first, third].map((answer) => answer?.body)).size).toBe(2);
    expect(await readAsCompany(idOf(third))).toMatchObject({ repeated: true });
  });

  it('rule 13: one transaction also holds the receipt and the mails to the contact persons', async () => {
    const id = idOf(await server.call(PUBLIC, { body: nestedBody(jobId, { email: 'quittung@post.example' }) }));
    const mails = await server.context.db
      .selectFrom('outbox')
      .selectAll()
      .where('dedupe_key', 'like', `application-%:${id}%`)
      .orderBy('id')
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['application-receipt', ...mails.slice(1).map(() => 'application-new')]);
    expect(mails[0]).toMatchObject({ recipient: 'quittung@post.example' });
    expect(mails[0]?.body_text).toContain('Guten Tag Ada Kern,');
    expect(mails[0]?.body_text).toMatch(new RegExp(`Bewerbungsnummer:\\s+${id}\\b`));
    expect(mails[1]?.body_text).toContain(`/company/1/dashboard?tab=applications&application=${id}`);
    const people = data.jobs
      .find((job) => job.id === jobId)
      ?.contactIds.flatMap((contact) => data.members.find((row) => row.id === contact && row.userId !== null)?.userId ?? []);
    const addresses = data.users.filter((user) => people?.includes(user.id)).map((user) => user.email);
    expect(
      mails
        .slice(1)
        .map(({ recipient }) => recipient)
        .toSorted(),
    ).toEqual(addresses.toSorted());
    // The applicant's replies reach the first of them, also after a decision.
    const token = await server.login('owner@demo.example');
    await server.call(`/api/private/applications/${id}/status`, { method: 'PATCH', token, body: { status: 'IN_REVIEW' } });
    const toApplicant = await server.mails({ recipient: 'quittung@post.example' });
    expect(toApplicant.map(({ kind }) => kind).toSorted()).toEqual(['application-receipt', 'application-status']);
    for (const { headers, body_text } of toApplicant) {
      expect(addresses).toContain(headers['Reply-To']);
      expect(headers['Reply-To']).toBe(mails[1]?.recipient);
      expect(body_text).toContain(`Freundliche Grüße\n${data.companies.find(({ id: company }) => company === 1)?.name ?? ''}\n`);
    }
  });

  it('names nobody to answer to, where the job names no contact person', async () => {
    const { db } = server.context;
    const contacts = await db.deleteFrom('job_contacts').where('job_id', '=', jobId).returningAll().execute();
    try {
      await server.call(PUBLIC, { body: nestedBody(jobId, { email: 'ohne@post.example' }) });
      const [mail] = await server.mails({ recipient: 'ohne@post.example' });
      expect(mail?.headers).toEqual({});
    } finally {
      await db.insertInto('job_contacts').values(contacts).execute();
    }
  });
});

describe('refusing an application', () => {
  const BOTH = { terms: undefined, gdpr: undefined, acceptTerms: undefined };
  it.each([
    ['AF45', { linkedinProfile: '' }, 'Bitte laden Sie einen Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an', ['resume']],
    ['LinkedIn', { linkedinProfile: 'javascript:alert(1)' }, 'Bitte geben Sie eine gültige LinkedIn-Profil-URL an.', ['linkedinProfile']],
    ['terms', { terms: false, acceptTerms: false }, 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen', ['terms']],
    ['gdpr', { gdpr: false }, 'Bitte akzeptieren Sie die Datenschutzerklärung', ['gdpr']],
    ['no consent at all', BOTH, 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen', ['acceptTerms', 'gdpr']],
    [
      'required first',
      { firstName: ' ', linkedinProfile: '', ...BOTH },
      'Bitte füllen Sie alle Pflichtfelder aus',
      ['firstName', 'resume', 'acceptTerms', 'gdpr'],
    ],
    ['e-mail', { email: 'ada' }, 'Bitte geben Sie eine gültige E-Mail-Adresse an.', ['email']],
    ['line break', { email: 'ada@post.example\r\nBcc: x@y.example' }, 'Bitte geben Sie eine gültige E-Mail-Adresse an.', ['email']],
    ['length', { jobDescription: 'a'.repeat(5001) }, 'Höchstens 5000 Zeichen.', ['message']],
    ['length of a name', { firstName: 'a'.repeat(101) }, 'Höchstens 100 Zeichen.', ['firstName']],
    ['job', { jobOffer: { id: 'x' } }, 'Bitte füllen Sie alle Pflichtfelder aus', ['jobId']],
  ] as const)('%s: 400 in variant A, the fields named', async (_what, more, message, names) => {
    const before = await traces(server);
    for (const bodyOf of [flatBody, nestedBody]) {
      const { status, body } = await server.call(PUBLIC, { body: bodyOf(jobId, more) });
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, message, error: message });
      expect(fieldsOf(body).map(({ name }) => name)).toEqual(names);
      for (const field of fieldsOf(body)) expect(field.message).toMatch(/[.\d]$|Zeichen\.$/);
    }
    expect(await traces(server)).toEqual(before);
  });

  it('AF47, W41: an incomplete form names what is missing in German and the fields beside it', async () => {
    const missing = { firstName: undefined, email: '' };
    const { status, body } = await sendForm(server, PUBLIC, formBody(jobId, [RESUME], missing));
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'Formular unvollständig: Vorname, E-Mail fehlen' });
    expect(fieldsOf(body)).toEqual([
      { name: 'firstName', message: 'Bitte geben Sie Ihren Vornamen an.' },
      { name: 'email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse an.' },
    ]);
    expect((await sendForm(server, PUBLIC, formBody(jobId, [], { lastName: '', jobId: '' }))).body).toMatchObject({
      message: 'Formular unvollständig: Nachname, Stelle fehlen',
    });
  });

  it.each(['coverLetter', 'additionalDocuments'])('AF38: only a file in %s is no resume', async (field) => {
    const before = await traces(server);
    const form = formBody(jobId, [{ ...RESUME, field }], { linkedinProfile: '' });
    const { status, body } = await sendForm(server, PUBLIC, form);
    expect(status).toBe(400);
    expect(fieldsOf(body)).toEqual([
      { name: 'resume', message: 'Bitte laden Sie Ihren Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an.' },
    ]);
    expect(await traces(server)).toEqual(before);
  });

  it('AF38: only a video is no resume', async () => {
    const video = { field: 'video', name: 'a.mp4', content: Buffer.from('\0\0\0\x18ftypisom'.padEnd(64, 'x'), 'latin1') };
    const { status, body } = await sendForm(server, PUBLIC, formBody(jobId, [video], { linkedinProfile: '' }));
    expect(status).toBe(400);
    expect(fieldsOf(body)).toEqual([
      { name: 'resume', message: 'Bitte laden Sie Ihren Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an.' },
    ]);
  });

  it('AF45: a resume is enough without LinkedIn', async () => {
    expect(
      (await sendForm(server, PUBLIC, formBody(jobId, [RESUME], { linkedinProfile: '', email: 'nur.datei@post.example' }))).status,
    ).toBe(201);
  });

  it('takes no application for a job that is hidden, unknown or past its closing date', async () => {
    const hidden = data.jobs.find((job) => !job.isActive)?.id ?? 0;
    for (const id of [hidden, 999_999]) {
      const { status, body } = await server.call(PUBLIC, { body: nestedBody(id) });
      expect(status).toBe(404);
      expect(body).toMatchObject({ message: 'Stellenanzeige nicht gefunden' });
    }
    await server.context.db
      .updateTable('jobs')
      .set({ closes_at: new Date('2020-03-01T12:00:00Z') })
      .where('id', '=', otherJobId)
      .execute();
    const { status, body } = await server.call(PUBLIC, { body: nestedBody(otherJobId) });
    await server.context.db.updateTable('jobs').set({ closes_at: null }).where('id', '=', otherJobId).execute();
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: 'Die Bewerbungsfrist für diese Stelle ist am 01.03.2020 abgelaufen.' });
  });

  it.each(['{', '"text"', '[]'])('answers the body %s with 400 in German', async (body) => {
    const answer = await server.call(PUBLIC, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, message: expect.stringMatching(/\S/) });
  });
});

const creditedTo = async (path: string, body: Record<string, unknown>, token?: string) =>
  (await rowOf(idOf(await server.call(path, { body, token })))).referral_id;

describe('AF03, A12: the referral of an application', () => {
  const referral = data.referrals.find(
    (row) => row.isActive && data.jobs.some((job) => job.id === row.jobId && job.isActive && job.closesAt === null && job.companyId === 1),
  );
  const code = referral?.code ?? '';
  const target = referral?.jobId ?? 0;
  it('is the one in the address, else the one in the body', async () => {
    expect(await creditedTo(`${PUBLIC}?ref=${code}&_t=1`, nestedBody(target, { email: 'ref1@post.example' }))).toBe(referral?.id);
    expect(await creditedTo(PUBLIC, nestedBody(target, { email: 'ref2@post.example', referral: code }))).toBe(referral?.id);
    expect(await creditedTo(`${PUBLIC}?ref=unknown`, nestedBody(target, { email: 'ref3@post.example', referral: code }))).toBeNull();
  });

  it('is nobody’s when the code is unknown, inactive, of another job or the applicant’s own; the application is taken', async () => {
    const other = jobs.find((job) => job.id !== target)?.id ?? 0;
    expect(await creditedTo(`${PUBLIC}?ref=XXXX`, nestedBody(target, { email: 'ref4@post.example' }))).toBeNull();
    expect(await creditedTo(`${PUBLIC}?ref=${code}`, nestedBody(other, { email: 'ref5@post.example' }))).toBeNull();
    const owner = data.users.find((user) => user.id === referral?.userId)?.email ?? '';
    expect(await creditedTo(`${PUBLIC}?ref=${code}`, nestedBody(target, { email: owner.toUpperCase() }))).toBeNull();
    expect(await creditedTo(`${PRIVATE}?ref=${code}`, flatBody(target), await server.login(owner))).toBeNull();
    await server.context.db.updateTable('referrals').set({ is_active: false }).where('code', '=', code).execute();
    expect(await creditedTo(`${PUBLIC}?ref=${code}`, nestedBody(target, { email: 'ref6@post.example' }))).toBeNull();
    await server.context.db.updateTable('referrals').set({ is_active: true }).where('code', '=', code).execute();
    const reasons = server.logged.filter(({ event }) => event === 'referral-ignored').map(({ fields }) => fields);
    expect(reasons).toEqual(
      expect.arrayContaining(['unknown', 'other-job', 'own', 'inactive'].map((reason) => expect.objectContaining({ reason }))),
    );
  });
});

describe.each(FORGED_CODES.map((code, index) => [code.slice(0, 12), code, `${index}@post.example`]))(
  'A12: an application with the forged code %s…',
  (_start, code, email) => {
    it('is taken as JSON, without a referral', async () => {
      expect(await creditedTo(`${PUBLIC}?ref=${code}`, nestedBody(jobId, { email: `json${email}` }))).toBeNull();
    });

    it('is taken as a form, without a referral', async () => {
      const answer = await sendForm(server, `${PUBLIC}?ref=${code}`, formBody(jobId, [RESUME], { email: `form${email}` }));
      expect(answer.status).toBe(201);
      expect((await rowOf(idOf(answer))).referral_id).toBeNull();
    });

    it('is taken with the code in the body, unless no database could keep it', async () => {
      const referral = decodeURIComponent(code);
      const { status } = await server.call(PUBLIC, { body: flatBody(jobId, { email: `body${email}`, referral }) });
      expect(status).toBe(referral.includes('\0') ? 400 : 201);
    });
  },
);

describe('rule 11: limits of applications', () => {
  it('takes ten an hour on one job from one address, then says how long to wait', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' });
    const send = (id: number, email: string) => limited.call(PUBLIC, { body: nestedBody(id, { email }) });
    for (let index = 0; index < 10; index += 1) expect((await send(jobId, `p${index}@post.example`)).status).toBe(201);
    const refused = await send(jobId, 'p10@post.example');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({
      message: expect.stringMatching(/^Zu viele Anfragen\. Bitte versuchen Sie es in \d+ Minuten erneut\.$/),
    });
    expect((await send(otherJobId, 'p11@post.example')).status).toBe(201);
    for (let index = 0; index < 48; index += 1) await limited.call(PUBLIC, { body: {} });
    expect((await send(otherJobId, 'p12@post.example')).status).toBe(429);
    expect((await sendForm(limited, PUBLIC, formBody(otherJobId, [RESUME]))).status).toBe(429);
    await limited.stop();
  });
});
