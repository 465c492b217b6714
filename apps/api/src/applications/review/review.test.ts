import path from 'node:path';
import { APPLICATION_STATUSES, candidateStatusLabels, parseStatus, STATUS_ALIASES } from '@stellwerk/domain';
import { companyWire, demoData } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer } from '../../testing/server.ts';
import { flatBody, idOf, nestedBody } from '../../testing/applications.ts';

const data = demoData(new Date());
const LOGO = '/api/media/logos/original/weserbund.svg';
const jobId = data.jobs.find((job) => job.companyId === 1 && job.isActive && job.closesAt === null)?.id ?? 0;
const foreign = data.applications.find((application) => application.companyId !== 1)?.id ?? 0;

const server = await startTestServer();
afterAll(() => server.stop());
const member = await server.login('member@demo.example');
const recruiter = await server.login('recruiter@demo.example');
const candidate = await server.login('candidate@demo.example');

let count = 0;
const apply = async (): Promise<number> => {
  count += 1;
  return idOf(
    await server.call('/api/private/applications/create', {
      body: flatBody(jobId, { jobDescription: `Bewerbung ${count}` }),
      token: candidate,
    }),
  );
};
const patch = (id: number, what: string, body: unknown, token = member) =>
  server.call(`/api/private/applications/${id}/${what}`, { method: 'PATCH', body, token });
/** Sets a status like the client: with the expected status. */
const setTo = async (id: number, status: string, token = member) => {
  const { status: expectedStatus } = z.parse(z.object({ status: z.string() }), await read(id, token));
  return patch(id, 'status', { status, expectedStatus }, token);
};
const read = async (id: number, token = member) => (await server.call(`/api/private/applications/${id}`, { token })).body;
const mailsTo = (recipient: string) => server.mails({ recipient, kind: 'application-status' });

describe('API54: the status', () => {
  it('CA39: any of the eight follows any other', async () => {
    const id = await apply();
    for (const from of APPLICATION_STATUSES) {
      for (const to of APPLICATION_STATUSES) {
        await setTo(id, from);
        const { status, body } = await patch(id, 'status', { status: to, expectedStatus: from });
        expect(status, `${from} to ${to}`).toBe(200);
        expect(body).toMatchObject({ id, status: to });
      }
    }
  });

  it('A01: both vocabularies in any case, stored in one', async () => {
    const id = await apply();
    for (const alias of Object.keys(STATUS_ALIASES)) {
      for (const given of [alias, alias.toUpperCase()])
        expect((await setTo(id, given)).body, given).toMatchObject({ status: parseStatus(alias) });
    }
    for (const given of ['OPEN', '', ' ', 'constructor']) {
      const { status, body } = await patch(id, 'status', { status: given });
      expect(status, given).toBe(400);
      expect(body).toMatchObject({ message: 'Dieser Status ist unbekannt.', fields: [{ name: 'status' }] });
    }
    expect((await patch(id, 'status', {})).status).toBe(400);
  });

  it('CA60: a change is in the history with its date, author and note', async () => {
    const id = await apply();
    await patch(id, 'status', { status: 'interview', note: 'Montag, 10 Uhr' }, recruiter);
    expect(await read(id)).toMatchObject({
      statusHistory: [
        { status: 'SUBMITTED', by: 'Amelie Thorwald', note: null },
        { status: 'INTERVIEW_SCHEDULED', by: 'Jonas Terhorst', note: 'Montag, 10 Uhr', date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      ],
    });
  });

  it('rule 10: rejection and withdrawal set the day of deletion six months ahead, every other status clears it', async () => {
    const id = await apply();
    for (const status of APPLICATION_STATUSES) {
      const { body } = await setTo(id, status);
      const { eraseAt } = z.parse(z.object({ eraseAt: z.nullable(z.string()) }), body);
      if (status !== 'REJECTED' && status !== 'WITHDRAWN') expect(eraseAt, status).toBeNull();
      else {
        const months = (Date.parse(eraseAt ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
        expect(months, status).toBeGreaterThan(179);
        expect(months, status).toBeLessThan(186);
        expect(await read(id, candidate)).toMatchObject({ eraseAt });
      }
    }
  });

  it('rule 13: the applicant gets a mail about a change, none about a repetition, and never the note', async () => {
    const id = await apply();
    const before = (await mailsTo('candidate@demo.example')).length;
    await patch(id, 'status', { status: 'OFFER_MADE', note: 'Geheim' });
    await patch(id, 'status', { status: 'offer' });
    const mails = (await mailsTo('candidate@demo.example')).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).toContain(candidateStatusLabels.OFFER_MADE);
    expect(mails[0]?.body_text).toContain(`/applications/${id}`);
    expect(mails[0]?.body_text).not.toContain('Geheim');
    expect(await read(id)).toMatchObject({ statusHistory: [{}, { status: 'OFFER_MADE' }] });
  });
});

describe('O96: a status change against a withdrawal', () => {
  const withdraw = (id: number) => server.call(`/api/private/applications/${id}/withdraw`, { method: 'POST', token: candidate });
  const conflict = { code: 'CONFLICT', message: 'Dieser Eintrag wurde inzwischen geändert.' };

  it('of two at once only one is done, and a withdrawn application keeps its day of deletion', async () => {
    for (let round = 0; round < 20; round += 1) {
      const id = await apply();
      const change = () => patch(id, 'status', { status: 'IN_REVIEW', expectedStatus: 'SUBMITTED' });
      const answers = await Promise.all(round % 2 === 0 ? [change(), withdraw(id)] : [withdraw(id), change()]);
      const [changed, withdrawn] = round % 2 === 0 ? answers : answers.toReversed();
      expect([changed?.status, withdrawn?.status].toSorted()).toEqual([200, 409]);
      const isWithdrawn = withdrawn?.status === 200;
      expect(await read(id, candidate)).toMatchObject({
        status: isWithdrawn ? 'WITHDRAWN' : 'IN_REVIEW',
        eraseAt: isWithdrawn ? expect.any(String) : null,
      });
    }
  });

  it('another status than the person saw is 409 with the words of W34 and the application as it is, and changes nothing', async () => {
    const id = await apply();
    await patch(id, 'status', { status: 'VIEWED', expectedStatus: 'new' });
    const before = await read(id);
    const mails = (await mailsTo('candidate@demo.example')).length;
    const { status, body } = await patch(id, 'status', { status: 'REJECTED', expectedStatus: 'SUBMITTED', note: 'zu spät' });
    expect([status, body]).toMatchObject([409, { ...conflict, current: before }]);
    expect(await read(id)).toEqual(before);
    expect(await mailsTo('candidate@demo.example')).toHaveLength(mails);
    expect((await patch(id, 'status', { status: 'REJECTED', expectedStatus: 'KEINER' })).status).toBe(400);
  });

  it('without the seen status the last write wins, but never over a withdrawal', async () => {
    const id = await apply();
    await withdraw(id);
    const answer = await patch(id, 'status', { status: 'IN_REVIEW' });
    expect(answer).toMatchObject({ status: 409, body: { ...conflict, current: { status: 'WITHDRAWN' } } });
    expect((await patch(id, 'status', { status: 'IN_REVIEW', expectedStatus: 'WITHDRAWN' })).status).toBe(200);
    expect((await patch(id, 'status', { status: 'VIEWED' })).status).toBe(200);
  });

  it('the history says whose act a withdrawal is, to both sides', async () => {
    const [own, ofCompany] = [await apply(), await apply()];
    await withdraw(own);
    await patch(ofCompany, 'status', { status: 'WITHDRAWN' });
    for (const token of [member, candidate]) {
      expect(await read(own, token)).toMatchObject({ statusHistory: [{ byCompany: false }, { status: 'WITHDRAWN', byCompany: false }] });
      expect(await read(ofCompany, token)).toMatchObject({
        statusHistory: [{ byCompany: false }, { status: 'WITHDRAWN', byCompany: true }],
      });
    }
  });
});

describe('notes, rating and responsibility', () => {
  it('API55, API56, A18: both calls and both keys replace the one text', async () => {
    const id = await apply();
    const post = (body: unknown) => server.call(`/api/private/applications/${id}/notes`, { body, token: member });
    for (const [send, text] of [
      [() => post({ note: 'eins' }), 'eins'],
      [() => patch(id, 'notes', { recruiterNotes: 'zwei' }), 'zwei'],
      [() => post({ recruiterNotes: 'drei' }), 'drei'],
      [() => patch(id, 'notes', { note: 'vier' }), 'vier'],
      [() => patch(id, 'notes', { recruiterNotes: '' }), null],
    ] as const) {
      const { status, body } = await send();
      expect(status).toBe(200);
      expect(body).toMatchObject({ notes: text, recruiterNotes: text });
      expect(await read(id)).toMatchObject({ notes: text, recruiterNotes: text });
    }
    expect((await post({})).status).toBe(400);
    expect((await post({ note: 'a'.repeat(5001) })).status).toBe(400);
    const audit = await server.context.db
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', id)
      .where('action', '=', 'application-notes')
      .execute();
    expect(audit).toHaveLength(5);
    expect(audit[0]).toMatchObject({ user_id: 3, company_id: 1 });
    expect(JSON.stringify(audit)).not.toContain('eins');
  });

  it('O63: notes that somebody else has stored meanwhile are answered with 409 and stay; without what was seen the last write wins', async () => {
    const id = await apply();
    const save = (recruiterNotes: string, expectedNotes?: string | null, token = member) =>
      patch(id, 'notes', { recruiterNotes, expectedNotes }, token);
    expect((await save('A', '')).body).toMatchObject({ notes: 'A' });
    expect((await save('AB', 'A', recruiter)).status).toBe(200);
    const refused = await save('AC', 'A');
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'Dieser Eintrag wurde inzwischen geändert.', current: await read(id) },
    });
    expect(await read(id)).toMatchObject({ notes: 'AB' });
    expect((await save('ABC', 'AB')).body).toMatchObject({ notes: 'ABC' });
    // The first response may have been lost.
    expect((await save('ABC', 'AB')).status).toBe(200);
    expect((await save('ABC\n', 'ABC')).status).toBe(200);
    expect((await save('', 'ABC')).body).toMatchObject({ notes: null });
    for (const none of [null, '']) expect((await save('', none)).status).toBe(200);
    expect((await save('D')).body).toMatchObject({ notes: 'D' });
    expect((await save('E', null)).status).toBe(409);
  });

  it('API58 EN54: a rating of 1 to 5, nothing else', async () => {
    const id = await apply();
    for (const rating of [1, 5, 3]) expect((await patch(id, 'rate', { rating })).body).toMatchObject({ rating });
    for (const rating of [0, 6, 2.5, '4', null]) {
      const { status, body } = await patch(id, 'rate', { rating });
      expect(status, String(rating)).toBe(400);
      expect(body).toMatchObject({ message: 'Die Bewertung muss zwischen 1 und 5 liegen.' });
    }
    expect(await read(id)).toMatchObject({ rating: 3 });
  });

  it('API57, CA76: a recruiter makes a colleague responsible; people of others are unknown, members may not', async () => {
    const id = await apply();
    const colleague = data.members.find((row) => row.companyId === 1 && row.userId === 3);
    const stranger = data.members.find((row) => row.companyId !== 1);
    expect((await patch(id, 'assign', { recruiterId: colleague?.id }, recruiter)).status).toBe(200);
    expect(await read(id)).toMatchObject({
      assignedRecruiter: { id: colleague?.id, firstName: colleague?.firstName, lastName: colleague?.lastName },
    });
    for (const recruiterId of [stranger?.id, 999_999, 1.5, 2 ** 40])
      expect((await patch(id, 'assign', { recruiterId }, recruiter)).status).toBe(404);
    expect((await patch(id, 'assign', { recruiterId: colleague?.id }, member)).status).toBe(403);
    expect((await patch(id, 'assign', { recruiterId: null }, recruiter)).body).toMatchObject({ assignedRecruiter: null });
  });

  it('AU28: owner, recruiter and plain member alike review: status, notes, rating', async () => {
    const roles = z.parse(z.array(z.object({ email: z.nullable(z.string()), role: z.string() })), [
      ...(await server.context.db
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.user_id')
        .select(['users.email', 'memberships.role'])
        .where('memberships.company_id', '=', 1)
        .execute()),
    ]);
    expect(new Set(roles.map(({ role }) => role))).toEqual(new Set(['OWNER', 'RECRUITER', 'MEMBER']));
    for (const [index, { email, role }] of roles.entries()) {
      const token = await server.login(email ?? '');
      const id = await apply();
      expect((await setTo(id, 'IN_REVIEW', token)).status, role).toBe(200);
      expect((await patch(id, 'notes', { recruiterNotes: `Notiz ${role}` }, token)).status, role).toBeLessThan(300);
      expect((await patch(id, 'rate', { rating: 1 + (index % 5) }, token)).status, role).toBe(200);
      expect(await read(id, token)).toMatchObject({ status: 'IN_REVIEW', notes: `Notiz ${role}`, rating: 1 + (index % 5) });
    }
  });

  it('rule 2: applications of other companies are unknown to every call', async () => {
    for (const [what, body] of [
      ['status', { status: 'VIEWED' }],
      ['notes', { note: 'x' }],
      ['rate', { rating: 3 }],
      ['assign', { recruiterId: null }],
    ] as const) {
      expect((await patch(foreign, what, body, recruiter)).status, what).toBe(404);
    }
    expect((await server.call(`/api/private/applications/${foreign}`, { token: recruiter })).status).toBe(404);
  });
});

describe('withdrawing', () => {
  it.each([
    ['AC13 API12', 'POST', '/api'],
    ['AC13 API12', 'POST', ''],
    ['AC13 API13', 'PATCH', ''],
    ['AC13 API13', 'PATCH', '/api'],
  ])('%s: %s %s/private/applications/{id}/withdraw gives the application with WITHDRAWN', async (_row, method, prefix) => {
    const id = await apply();
    const { status, body } = await server.call(`${prefix}/private/applications/${id}/withdraw`, { method, token: candidate });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, id, status: 'WITHDRAWN', eraseAt: expect.any(String) });
    expect(await read(id)).toMatchObject({
      status: 'WITHDRAWN',
      statusHistory: [{ status: 'SUBMITTED' }, { status: 'WITHDRAWN', by: 'Amelie Thorwald' }],
    });
  });

  it('O28: only while the status is SUBMITTED, and opening it by the company changes nothing', async () => {
    const id = await apply();
    await read(id);
    expect(await read(id, candidate)).toMatchObject({ status: 'SUBMITTED' });
    for (const status of APPLICATION_STATUSES.filter((other) => other !== 'SUBMITTED')) {
      await patch(id, 'status', { status });
      const answer = await server.call(`/api/private/applications/${id}/withdraw`, { method: 'POST', token: candidate });
      expect(answer.status, status).toBe(409);
      expect(answer.body).toMatchObject({
        message: 'Eine Bewerbung kann nur zurückgezogen werden, solange sie den Status „Eingereicht“ hat.',
      });
      expect(await read(id)).toMatchObject({ status });
    }
    expect((await server.call(`/api/private/applications/${id}/withdraw`, { method: 'POST', token: member })).status).toBe(403);
  });
});

describe('what each side reads', () => {
  it('CA80, API11: the applicant sees no notes, rating, authors or recruiter, whatever the call', async () => {
    const id = await apply();
    await patch(id, 'notes', { note: 'GEHEIM-NOTIZ' });
    await patch(id, 'rate', { rating: 2 });
    await patch(id, 'status', { status: 'IN_REVIEW', note: 'GEHEIM-VERMERK' }, recruiter);
    await patch(id, 'assign', { recruiterId: data.members.find((row) => row.companyId === 1 && row.userId === 2)?.id }, recruiter);
    const paths = [
      `/api/private/applications/${id}`,
      '/api/private/applications/user',
      '/private/applications/user',
      '/private/applications/user/5',
    ];
    for (const path of paths) {
      const { status, body } = await server.call(path, { token: candidate });
      expect(status, path).toBe(200);
      const text = JSON.stringify(body);
      expect(text, path).toContain(`"id":${id}`);
      for (const secret of ['GEHEIM', 'Jonas', 'recruiterNotes', '"notes"', '"rating"', 'assignedRecruiter', '"by"', '"note"', 'repeated'])
        expect(text, path).not.toContain(secret);
    }
    expect(await read(id)).toMatchObject({
      notes: 'GEHEIM-NOTIZ',
      rating: 2,
      statusHistory: [{}, { by: 'Jonas Terhorst', note: 'GEHEIM-VERMERK' }],
    });
    expect((await server.call('/api/private/applications', { token: candidate })).body).toEqual({
      applications: [],
      total: 0,
      page: 1,
      pageSize: 10,
    });
  });

  it('somebody who applied to the own company reads the own view', async () => {
    const id = idOf(await server.call('/api/private/applications/create', { body: flatBody(jobId), token: member }));
    await patch(id, 'notes', { note: 'GEHEIM-NOTIZ' }, recruiter);
    expect(JSON.stringify(await read(id, member))).not.toContain('GEHEIM');
    expect(JSON.stringify(await read(id, recruiter))).toContain('GEHEIM');
  });

  it('AC01, API14, API15: the own applications, the newest first; those of others only for administrators', async () => {
    const own = (await server.call('/api/private/applications/user', { token: candidate })).body;
    // As in the list of jobs, long words of a title break between syllables.
    expect(JSON.stringify(own)).toMatch(/"hyphenated":\{"title":"[^"]*\u00ad/);
    const mine = z.parse(z.array(z.object({ id: z.number(), createdAt: z.string() })), own);
    expect(mine.length).toBeGreaterThan(1);
    for (const path of ['/private/applications/user', '/private/applications/user/5', '/api/private/applications/user/5'])
      expect((await server.call(path, { token: candidate })).body, path).toEqual(own);
    const other = await server.login('leon.hartwig@post.example');
    const theirs = z.parse(
      z.array(z.object({ id: z.number() })),
      (await server.call('/api/private/applications/user', { token: other })).body,
    );
    expect(theirs.filter(({ id }) => mine.some((one) => one.id === id))).toEqual([]);
    expect(theirs).not.toEqual([]);
    expect((await server.call('/api/private/applications/user/5', { token: other })).status).toBe(404);
    const rows = await server.context.db.selectFrom('applications').select('id').where('user_id', '=', 5).execute();
    expect(mine.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(mine.map(({ createdAt }) => createdAt)).toEqual(
      mine
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    expect((await server.call('/api/private/applications/user/5', { token: member })).status).toBe(404);
    const admin = await server.login('admin@demo.example');
    expect((await server.call('/api/private/applications/user/5', { token: admin })).body).toEqual(own);
  });

  it('AC03, AC16: one application is its applicant’s, unknown to other candidates; without a login nothing is read or withdrawn', async () => {
    const id = await apply();
    const path = `/api/private/applications/${id}`;
    expect(await server.call(path, { token: candidate })).toMatchObject({ status: 200, body: { id, status: 'SUBMITTED' } });
    const calls = [
      [path, 'GET'],
      [`${path}/withdraw`, 'POST'],
      [`${path}/withdraw`, 'PATCH'],
    ] as const;
    const other = await server.login('leon.hartwig@post.example');
    for (const [to, method] of calls) {
      expect((await server.call(to, { method, token: other })).status, `${method} ${to}`).toBe(404);
      expect((await server.call(to, { method })).status, `${method} ${to}`).toBe(401);
    }
    for (const to of ['/api/private/applications/user', '/private/applications/user', '/api/private/applications/user/5'])
      expect((await server.call(to)).status, to).toBe(401);
    expect(await read(id)).toMatchObject({ status: 'SUBMITTED' });
  });

  it('CA01, API52: the applications of a company, and of nobody else', async () => {
    const { body } = await server.call('/api/private/applications/by-company/1', { token: member });
    const rows = await server.context.db.selectFrom('applications').select('id').where('company_id', '=', 1).execute();
    expect(body).toHaveLength(rows.length);
    expect((await server.call('/api/private/applications/by-company/2', { token: member })).status).toBe(403);
    const ofJob = await server.call(`/api/private/applications/by-job/${jobId}`, { token: member });
    expect(z.parse(z.array(z.object({ jobId: z.number() })), ofJob.body).every((application) => application.jobId === jobId)).toBe(true);
    expect(ofJob.body).not.toHaveLength(0);
  });

  it('CA75: the company reads every documented field', async () => {
    const { db } = server.context;
    const stored = await db.selectFrom('applications').selectAll().where('id', '=', 1001).executeTakeFirstOrThrow();
    const day = stored.created_at.toISOString();
    const job = given(data.jobs.find(({ id }) => id === stored.job_id));
    const { name, industry, employees, website, linkedinProfile } = companyWire(data, given(data.companies[0]));
    const whole = await read(1001);
    const { documents } = z.parse(z.object({ documents: z.array(z.object({ kind: z.string(), url: z.string() })) }), whole);
    const urlOf = (kind: string): string => given(documents.find((one) => one.kind === kind)?.url);
    const [resume, letter] = [urlOf('resume'), urlOf('coverLetter')];
    expect(whole).toMatchObject({
      id: 1001,
      firstName: 'Amelie',
      lastName: 'Thorwald',
      candidateName: 'Amelie Thorwald',
      email: 'candidate@demo.example',
      skills: ['Kotlin', 'PostgreSQL', 'Kubernetes'],
      status: 'SUBMITTED',
      createdAt: day,
      submittedAt: day,
      updatedAt: stored.updated_at.toISOString(),
      jobTitle: job.title,
      jobOffer: {
        id: job.id,
        title: job.title,
        city: 'Bremen',
        companyId: {
          id: 1,
          name,
          logo: { url: LOGO, filename: 'weserbund.svg' },
          logoLink: LOGO,
          industry,
          employees,
          website,
          linkedinProfile,
        },
      },
      user: { id: 5 },
      token: stored.reference_token,
      salutation: 'NOT_SPECIFIED',
      cv: { filename: path.basename(resume), url: resume },
      resumeUrl: resume,
      coverLetterUrl: letter,
      additionalDocuments: [],
      statusHistory: expect.arrayContaining([
        {
          status: 'SUBMITTED',
          date: day,
          byCompany: false,
          by: 'Amelie Thorwald',
          note: null,
          reason: null,
          message: null,
          takenBackBy: null,
        },
      ]),
      undo: null,
      referral: data.referrals.find(({ id }) => id === 1)?.code,
    });
  });

  it('O26: marks another application of the same person', async () => {
    const email = 'zweimal@post.example';
    const first = idOf(await server.call('/api/public/applications/create', { body: nestedBody(jobId, { email }) }));
    expect(await read(first)).toMatchObject({ repeated: false });
    idOf(await server.call('/api/public/applications/create', { body: nestedBody(jobId, { email: email.toUpperCase() }) }));
    expect(await read(first)).toMatchObject({ repeated: true });
  });
});
