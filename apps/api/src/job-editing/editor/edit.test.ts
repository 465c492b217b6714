/** @module-tag embedded */
import { APPLICATION_STATUSES, asObject } from '@stellwerk/domain';
import { demoData } from '@stellwerk/domain/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobOffer } from '../../testing/job-offer.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: string;
let stranger: string;
let member: string;
beforeAll(async () => {
  server = await startTestServer();
  [owner, stranger, member] = await Promise.all([
    server.login('recruiter@demo.example'),
    server.login('owner2@demo.example'),
    server.login('member@demo.example'),
  ]);
});
afterAll(() => server.stop());

const data = demoData(new Date());
const team = data.members.filter(({ companyId }) => companyId === 1).map(({ id }) => id);
const foreigner = data.members.find(({ companyId }) => companyId === 2)?.id ?? 0;
const contact = (teamMemberId: number, jobOfferRank: number) => ({ id: { teamMemberId }, jobOfferRank });

const body = (more: object = {}, around: object = {}) => ({ companyId: 1, jobOffer: { ...jobOffer, ...more }, teamMembers: [], ...around });

const put = (id: number, sent: unknown, token = owner) => server.call(`/api/private/jobs/${id}`, { method: 'PUT', token, body: sent });
const stored = (id: number) => server.call(`/api/private/jobs/${id}`, { token: owner });
const rowOf = (id: number) => server.context.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const auditOf = async (id: number) =>
  (
    await server.context.db
      .selectFrom('audit')
      .select('action')
      .where('subject_id', '=', id)
      .where('subject_type', '=', 'job')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

async function create(more: object = {}, around: object = {}): Promise<number> {
  const answer = await server.call('/api/private/jobs/create', { token: owner, body: body(more, around) });
  expect(answer.status).toBe(201);
  return Number(asObject(answer.body).id);
}

describe('creating a job', () => {
  it('API83 JM51 JM53 rule 5: is public at once, its HTML clean, its contacts by rank, and noted', async () => {
    const [first = 0, second = 0] = team;
    const id = await create({}, { teamMembers: [contact(second, 2), contact(first, 1)] });
    const { body: job } = await server.call(`/api/public/jobs/${id}`);
    expect(job).toMatchObject({
      title: jobOffer.title,
      jobDescription: '<p>Wir bauen Gleise.</p>',
      payRange: jobOffer.payRange,
      specificInformation: { techStack: 'Go' },
      templateType: 'template3',
      teamMembers: [{ id: first }, { id: second }],
    });
    expect(await auditOf(id)).toEqual(['job-created']);
    expect((await server.call('/api/companies/1/jobs', { token: member })).body).toContainEqual(
      expect.objectContaining({ id, applications: 0 }),
    );
  });

  it('makes one job for a key, however often and how fast it comes, with what was sent last', async () => {
    const around = { requestKey: 'einmal' };
    const [id, same] = await Promise.all([create({}, around), create({}, around)]);
    expect(same).toBe(id);
    expect(await create({ city: 'Emden' }, around)).toBe(id);
    expect(await rowOf(id)).toMatchObject({ city: 'Emden', creation_key: 'einmal' });
    expect((await auditOf(id)).filter((action) => action === 'job-created')).toHaveLength(1);
    expect(await create({}, { requestKey: 'zweimal' })).not.toBe(id);
    // Changes of other people meanwhile stay.
    const colleague = await server.login('owner@demo.example');
    expect((await put(id, body({ city: 'Leer' }), colleague)).status).toBe(200);
    expect(await create({ city: 'Norden' }, around)).toBe(id);
    expect(await rowOf(id)).toMatchObject({ city: 'Leer' });
    // The key belongs to the account and is deleted with the job.
    const others = await server.call('/api/private/jobs/create', { token: colleague, body: body({}, around) });
    expect(others.body).not.toMatchObject({ id });
    await server.call(`/api/private/jobs/${id}`, { method: 'DELETE', token: owner });
    expect(await create({}, around)).not.toBe(id);
  });

  it('A15 rule 14: fills in the default design; without active switch it is public, and its day stays that day', async () => {
    const id = await create({ templateType: null, isActive: undefined });
    expect((await stored(id)).body).toMatchObject({ templateType: 'template2', isActive: true, closesAt: '2099-12-24' });
  });

  it.each([
    ['JM31 an empty title', { title: ' ' }, {}, 'jobOffer.title', 'Bitte geben Sie einen Stellentitel an.'],
    ['JM31 an editor without text', { yourTasks: '<p><br></p>' }, {}, 'jobOffer.yourTasks', 'Bitte beschreiben Sie die Aufgaben.'],
    ['O23 a long text', { weOffer: 'x'.repeat(20_001) }, {}, 'jobOffer.weOffer', 'Höchstens 20000 Zeichen.'],
    ['O69 an unknown kind', { employment: 'Ehrenamt' }, {}, 'jobOffer.employment', 'Bitte wählen Sie eine Beschäftigungsart.'],
    [
      'rule 14 a range upside down',
      { payRange: { min: 2, max: 1, currency: 'EUR', unit: 'HOUR' } },
      {},
      'jobOffer.payRange.max',
      'Der Höchstbetrag darf nicht unter dem Mindestbetrag liegen.',
    ],
    [
      'rule 14 a day that is past',
      { closesAt: '2020-01-01' },
      {},
      'jobOffer.closesAt',
      'Die Bewerbungsfrist darf nicht in der Vergangenheit liegen.',
    ],
    [
      'JM49 four contact persons',
      {},
      { teamMembers: [1, 2, 3, 4].map((rank) => contact(team[0] ?? 0, rank)) },
      'teamMembers',
      'Es können maximal 3 Ansprechpartner ausgewählt werden.',
    ],
    [
      'rule 2 a contact of another company',
      {},
      { teamMembers: [contact(foreigner, 1)] },
      'teamMembers',
      'Ein ausgewählter Ansprechpartner gehört nicht mehr zum Team. Bitte prüfen Sie die Auswahl.',
    ],
    [
      'JM47 an unknown focus page',
      { focusPage: { id: 99_999 } },
      {},
      'jobOffer.focusPage',
      'Die ausgewählte Fokusseite gibt es nicht mehr.',
    ],
  ])('refuses %s', async (_what, more, around, name, message) => {
    const answer = await server.call('/api/private/jobs/create', { token: owner, body: body(more, around) });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message, fields: [{ name, message }] });
  });

  it.each(['title', 'city', 'workingModel', 'employment', 'jobDescription', 'yourTasks', 'yourProfile'])(
    'JM31 wants a %s, and makes nothing without one',
    async (name) => {
      const titles = () => server.context.db.selectFrom('jobs').select('id').where('title', '=', 'Ohne alles').execute();
      const named = name === 'title' ? {} : { title: 'Ohne alles' };
      for (const empty of ['', ' ', null, undefined]) {
        const answer = await server.call('/api/private/jobs/create', { token: owner, body: body({ ...named, [name]: empty }) });
        expect([answer.status, asObject(answer.body).fields], String(empty)).toEqual([
          400,
          [expect.objectContaining({ name: `jobOffer.${name}` })],
        ]);
      }
      expect(await titles()).toEqual([]);
    },
  );

  it.each([
    ['workingModel', ['Remote', 'Hybrid', 'Büro']],
    ['employment', ['Vollzeit', 'Teilzeit', 'Freiberuflich', 'Werkstudent', 'Praktikum']],
  ] as const)('EN27 EN28 each %s that the form offers is what visitors read, and no other is taken', async (name, offered) => {
    const id = await create();
    for (const value of offered) {
      expect((await put(id, body({ [name]: value }))).status, value).toBe(200);
      expect((await server.call(`/api/public/jobs/${id}`)).body).toMatchObject({ [name]: value });
    }
    for (const near of ['remote', 'VOLLZEIT', 'Ehrenamt']) expect((await put(id, body({ [name]: near }))).status, near).toBe(400);
  });

  it('JM32 makes a job without salary, benefits, portrait, focus page and video', async () => {
    const { ote: _ote, aboutUs: _about, weOffer: _offer, focusPage: _page, video: _video, ...wanted } = jobOffer;
    const answer = await server.call('/api/private/jobs/create', {
      token: owner,
      body: { companyId: 1, jobOffer: wanted, teamMembers: [] },
    });
    expect(answer.status).toBe(201);
    const { body: job } = await server.call(`/api/public/jobs/${Number(asObject(answer.body).id)}`);
    expect(job).toMatchObject({ title: jobOffer.title, ote: null, aboutUs: null, weOffer: null, focusPage: null, video: null });
  });

  it('decision 0091: refuses more markup than anybody writes, at each of its fields', async () => {
    const much = `<p>Gleise</p>${'<b>'.repeat(51)}`;
    for (const name of ['jobDescription', 'yourTasks', 'yourProfile', 'weOffer', 'aboutUs'])
      expect(await server.call('/api/private/jobs/create', { token: owner, body: body({ [name]: much }) }), name).toMatchObject({
        status: 400,
        body: { fields: [{ name: `jobOffer.${name}` }] },
      });
  });

  it('JM49 takes three contact persons, and not a fourth', async () => {
    const people = team.slice(0, 4);
    const contacts = people.map((id, index) => contact(id, index + 1));
    expect(people).toHaveLength(4);
    const id = await create({}, { teamMembers: contacts.slice(0, 3) });
    expect((await server.call(`/api/public/jobs/${id}`)).body).toMatchObject({
      teamMembers: people.slice(0, 3).map((one) => ({ id: one })),
    });
    const answer = await server.call('/api/private/jobs/create', { token: owner, body: body({}, { teamMembers: contacts }) });
    expect(answer.status).toBe(400);
  });

  it('rule 2: is not done for another company, nor by a member without the role', async () => {
    const send = (token: string) => server.call('/api/private/jobs/create', { token, body: body() });
    expect((await send(stranger)).status).toBe(403);
    expect((await send(member)).status).toBe(403);
  });
});

describe('saving a job', () => {
  it('JM63 O15 O79: without a change nothing changes but the moment, whatever old values there are', async () => {
    const id = await create();
    const { db } = server.context;
    await db
      .updateTable('jobs')
      .set({
        template: null,
        your_profile: null,
        requirements: JSON.stringify(['Sorgfalt & Ruhe', 'Deutsch']),
        specific_information: JSON.stringify({ techStack: ['Go', 'SQL'], id: '7', tools: '' }),
        video_link: 'https://youtu.be/abc',
        closes_at: new Date('2099-12-24T22:30:00Z'),
        location: 'Werk 2',
        pay_unit: 'DAY',
        pay_currency: 'CHF',
      })
      .where('id', '=', id)
      .execute();
    const before = await rowOf(id);
    const { body: known } = await stored(id);
    const { payRange, specificInformation: _facts, ...rest } = asObject(known);
    expect(rest).toMatchObject({
      templateType: null,
      yourProfile: '<ul><li>Sorgfalt &amp; Ruhe</li><li>Deutsch</li></ul>',
      video: { url: 'https://youtu.be/abc', filename: null, captions: null },
      closesAt: '2099-12-24',
    });
    const again = { ...rest, payRange, specificInformation: { techStack: 'Go, SQL', tools: '', id: '7', certifications: '' } };
    expect((await put(id, { companyId: 1, jobOffer: again, teamMembers: [] })).status).toBe(200);
    const { updated_at: _before, ...old } = before;
    const { updated_at: _after, ...now } = await rowOf(id);
    expect({ ...now, specific_information: null }).toEqual({ ...old, specific_information: null });
    expect(now.specific_information).toEqual({ techStack: ['Go', 'SQL'], tools: '' });
  });

  it('O80 JM45: a changed text replaces the old list, null clears the video, a switched-off job is gone', async () => {
    const id = await create();
    await server.context.db
      .updateTable('jobs')
      .set({ benefits: JSON.stringify(['Obst']), video_link: 'https://youtu.be/a' })
      .where('id', '=', id)
      .execute();
    const answer = await put(id, body({ weOffer: '<p>Obst und Tee</p>', isActive: false }));
    expect(answer.body).toMatchObject({ weOffer: '<p>Obst und Tee</p>', video: null, isActive: false, active: false });
    expect(await rowOf(id)).toMatchObject({ benefits: null, video_link: null });
    expect((await server.call(`/api/public/jobs/${id}`)).status).toBe(404);
    expect(await auditOf(id)).toEqual(['job-created', 'job-updated']);
  });

  it('tells the second of two people, with the version of the first, and changes nothing', async () => {
    const id = await create();
    const { updatedAt } = asObject((await stored(id)).body);
    const expectedUpdatedAt = String(updatedAt);
    expect((await put(id, body({ title: 'Die Erste' }, { expectedUpdatedAt }))).status).toBe(200);
    const second = await put(id, body({ title: 'Der Zweite' }, { expectedUpdatedAt }));
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ message: 'Dieser Eintrag wurde inzwischen geändert.', current: { title: 'Die Erste' } });
    expect((await rowOf(id)).title).toBe('Die Erste');
  });

  it('JM44 O15 A23 API84: every documented path saves and switches', async () => {
    const id = await create();
    const send = (path: string, sent: unknown) => server.call(path, { method: 'PUT', token: owner, body: sent });
    expect((await send(`/api/private/jobs/${id}/update`, body({ title: 'Eins' }))).body).toMatchObject({ title: 'Eins' });
    expect((await send(`/api/jobs/${id}`, body({ title: 'Zwei' }))).body).toMatchObject({ title: 'Zwei' });
    expect((await send(`/api/jobs/${id}`, { active: false })).body).toMatchObject({ title: 'Zwei', active: false });
    expect((await send(`/api/jobs/${id}`, { isActive: true })).body).toMatchObject({ isActive: true });
    expect((await send(`/private/jobs/${id}`, body({ title: 'Drei' }))).body).toMatchObject({ title: 'Drei' });
  });

  it('rule 2: a job of another company looks unknown, and cannot be moved into one', async () => {
    const id = await create();
    expect((await put(id, body(), stranger)).status).toBe(404);
    expect((await put(id, body(), member)).status).toBe(403);
    expect((await put(id, body({}, { companyId: 2 }))).status).toBe(403);
  });
});

describe('switching, design and deletion', () => {
  it('API50 API86: PATCH switches and changes the design', async () => {
    const id = await create();
    const patch = (path: string, sent: unknown) =>
      server.call(`/api/private/jobs/${id}/${path}`, { method: 'PATCH', token: owner, body: sent });
    expect((await patch('status', { active: false })).body).toMatchObject({ active: false });
    expect((await patch('status', { active: false })).status).toBe(200);
    expect((await patch('status', {})).status).toBe(400);
    expect((await patch('status', { active: true })).body).toMatchObject({ active: true });
    expect((await server.call(`/api/public/jobs/${id}`)).status).toBe(200);
    expect((await patch('status', { active: false })).body).toMatchObject({ active: false });
    expect((await server.call(`/api/public/jobs/${id}`)).status).toBe(404);
    expect((await patch('update-template', { template: { id: 1 }, jobProfileType: 'SALES' })).body).toMatchObject({
      templateType: 'template1',
      jobProfileType: 'SALES',
      specificInformation: { techStack: 'Go' },
    });
    expect((await patch('update-template', { template: { id: 4 }, jobProfileType: 'SALES' })).status).toBe(400);
    expect(await auditOf(id)).toEqual(['job-created', 'job-deactivated', 'job-activated', 'job-deactivated', 'job-design']);
  });

  it.each([1, 2, 3])('EN26 the design with the id %i is that of the public job', async (design) => {
    const id = await create();
    const sent = { template: { id: design }, jobProfileType: 'DEFAULT' };
    const changed = await server.call(`/api/private/jobs/${id}/update-template`, { method: 'PATCH', token: owner, body: sent });
    expect(changed.status).toBe(200);
    expect((await server.call(`/api/public/jobs/${id}`)).body).toMatchObject({
      template: { id: design },
      templateType: `template${design}`,
    });
  });

  it('EN26 a job that names no design has the second one', async () => {
    const id = await create({ templateType: undefined });
    expect((await server.call(`/api/public/jobs/${id}`)).body).toMatchObject({ templateType: 'template2' });
  });

  it.each(['/api/private/jobs/', '/api/jobs/'])('API51 API85 JM24 A24: DELETE %s rejects, ends referrals and hides', async (path) => {
    const id = await create();
    const { db } = server.context;
    const [user] = data.users;
    await db
      .insertInto('referrals')
      .values({ code: `CODE${id}`, job_id: id, user_id: user?.id ?? 0 })
      .execute();
    const ids = await Promise.all(
      APPLICATION_STATUSES.map(async (status, index) => {
        const apply = {
          jobOffer: { id },
          firstName: 'Ada',
          lastName: 'Kern',
          email: `ada${index}@post.example`,
          linkedinProfile: 'https://www.linkedin.com/in/ada',
          terms: true,
          gdpr: true,
        };
        const { body: made } = await server.call('/api/public/applications/create', { body: apply });
        const application = Number(asObject(made).applicationId);
        await db.updateTable('applications').set({ status }).where('id', '=', application).execute();
        return application;
      }),
    );
    expect((await server.call(path + id, { method: 'DELETE', token: stranger })).status).toBe(404);
    expect((await server.call(path + id, { method: 'DELETE', token: owner })).status).toBe(200);
    const rows = await db.selectFrom('applications').select(['id', 'status', 'erase_at']).where('id', 'in', ids).orderBy('id').execute();
    const kept: readonly string[] = ['ACCEPTED', 'WITHDRAWN'];
    const after = new Map(APPLICATION_STATUSES.map((status, index) => [ids[index], kept.includes(status) ? status : 'REJECTED']));
    expect(new Map(rows.map(({ id: one, status }) => [one, status]))).toEqual(after);
    // One was rejected before, by hand and without a day of deletion.
    const open = new Set(
      ids.filter((_, index) => !kept.includes(APPLICATION_STATUSES[index] ?? '') && APPLICATION_STATUSES[index] !== 'REJECTED'),
    );
    expect(rows.filter(({ id: one, erase_at }) => open.has(one) && erase_at === null)).toEqual([]);
    expect(await db.selectFrom('referrals').select('is_active').where('job_id', '=', id).execute()).toEqual([{ is_active: false }]);
    expect((await server.call(`/api/public/jobs/${id}`)).status).toBe(404);
    expect((await stored(id)).status).toBe(404);
    expect((await server.call(path + id, { method: 'DELETE', token: owner })).status).toBe(404);
    expect(await rowOf(id)).toMatchObject({ is_active: false, deleted_at: expect.any(Date) });
  });
});

describe('O38: a plan that is enforced', () => {
  it('takes no further active job, but an inactive one', async () => {
    const strict = await startTestServer({ PLAN_LIMITS: 'enforce' });
    try {
      const { db } = strict.context;
      const token = await strict.login('recruiter@demo.example');
      await db.updateTable('plans').set({ max_jobs_parallel: 1 }).execute();
      const send = (isActive: boolean) => strict.call('/api/private/jobs/create', { token, body: body({ isActive }) });
      expect(await send(true)).toMatchObject({ status: 409, body: { message: 'Ihr Tarif lässt keine weitere aktive Stellenanzeige zu.' } });
      const made = await send(false);
      expect(made.status).toBe(201);
      const path = `/api/private/jobs/${asObject(made.body).id}/status`;
      expect((await strict.call(path, { method: 'PATCH', token, body: { active: true } })).status).toBe(409);
    } finally {
      await strict.stop();
    }
  });
});
