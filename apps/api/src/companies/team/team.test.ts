/** @module-tag embedded */
import { asList, asObject } from '@stellwerk/domain';
import { demoData } from '@stellwerk/domain/fixtures';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const owner = await server.login('owner@demo.example');
const member = await server.login('member@demo.example');

const TEAM = '/api/private/companies/1/get-company-team-members';
const CREATE = '/api/private/companies/team-member/create';
const pathOf = (id: unknown, rest = ''): string => `/api/private/companies/team-member/${String(id)}${rest}`;

const person = {
  company: { id: 1 },
  firstName: 'Thorwald',
  lastName: 'Amelung',
  position: 'Recruiter',
  jobDescription: 'Begleitet Bewerbungen.',
};

/** Documented fields of a member. */
const FIELDS = [
  'id',
  'firstName',
  'lastName',
  'position',
  'jobDescription',
  'linkedinProfile',
  'email',
  'role',
  'status',
  'avatar',
  'referenced',
  'hasUserAccount',
  'companyOwner',
  'invitationSent',
  'company',
];

const create = async (body: object = {}): Promise<Record<string, unknown>> => {
  const answer = await server.call(CREATE, { token: owner, body: { ...person, status: 'ACTIVE', referenced: false, ...body } });
  expect(answer.status).toBe(201);
  return asObject(answer.body);
};
const audited = async (id: unknown) =>
  server.context.db
    .selectFrom('audit')
    .select(['action', 'company_id', 'user_id', 'details'])
    .where('subject_type', '=', 'member')
    .where('subject_id', '=', Number(id))
    .orderBy('id')
    .execute();

const upload = async (path: string, token: string, form: FormData) => {
  const response = await fetch(server.url + path, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
  return { status: response.status, body: asObject(await response.json()) };
};
const picture = async (name = 'Foto.png'): Promise<File> =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 9, height: 9, channels: 3, background: '#36c' } })
          .png()
          .toBuffer(),
      ),
    ],
    name,
  );

describe('the list of a team', () => {
  const names = async (query: string): Promise<readonly unknown[]> => {
    const { status, body } = await server.call(`${TEAM}?${query}`, { token: member });
    expect(status, query).toBe(200);
    return asList(body).map((row) => asObject(row).lastName);
  };
  const all = demoData(new Date()).members.filter(({ companyId }) => companyId === 1);

  it('API60 filters by status and account, searches, sorts and pages', async () => {
    expect(await names('status=pending')).toEqual(['Szabó']);
    expect(await names('hasUserAccount=true')).toEqual(['Brandis', 'Karadeniz', 'Terhorst']);
    expect(await names('hasUserAccount=false&status=ACTIVE')).toEqual(['Adeyemi', 'Mohrmann', 'Steinhauer']);
    expect(await names('search=szabo')).toEqual(['Szabó']);
    expect(await names('search=Aktuar')).toEqual(['Adeyemi']);
    expect(await names('search=g.mohrmann')).toEqual(['Mohrmann']);
    expect(await names('sortBy=lastName&sortOrder=desc')).toEqual(
      all.map(({ lastName }) => lastName).toSorted((a, b) => b.localeCompare(a, 'de')),
    );
    expect((await names('sortBy=role&sortOrder=desc')).slice(0, 2)).toEqual(['Brandis', 'Terhorst']);
    expect(await names('page=2&pageSize=3')).toEqual((await names('')).slice(3, 6));
    expect(await names('page=9&pageSize=3')).toEqual([]);
  });

  it('CT06 has each documented field of a member, made by hand or with an account', async () => {
    const made = await create({ linkedinProfile: 'https://www.linkedin.com/in/amelung', email: 'liste@weserbund.example' });
    const list = asList((await server.call(TEAM, { token: member })).body).map(asObject);
    expect(list.find(({ id }) => id === made.id)).toEqual(made);
    expect(Object.keys(made).toSorted()).toEqual(FIELDS.toSorted());
    const [first] = all.filter(({ role }) => role === 'OWNER');
    expect(list.find(({ id }) => id === first?.id)).toEqual({
      id: first?.id,
      firstName: first?.firstName,
      lastName: first?.lastName,
      position: first?.position,
      jobDescription: first?.jobDescription,
      linkedinProfile: first?.linkedinProfile ?? null,
      email: first?.email,
      role: 'OWNER',
      status: 'ACTIVE',
      avatar: expect.anything(),
      referenced: true,
      hasUserAccount: true,
      companyOwner: true,
      invitationSent: expect.any(Boolean),
      company: { id: 1 },
    });
    await server.call(pathOf(made.id), { method: 'DELETE', token: owner });
  });

  it('API60 refuses what no list can be asked for', async () => {
    for (const query of ['status=asleep', 'hasUserAccount=vielleicht', 'page=0', 'pageSize=101', 'sortBy=token', 'sortOrder=up'])
      expect((await server.call(`${TEAM}?${query}`, { token: member })).status, query).toBe(400);
  });
});

describe('one member', () => {
  it('API61 is read by the whole team, and by nobody else', async () => {
    const { id } = await create({ email: 't.amelung@weserbund.example', phone: '0421 555 0199' });
    const read = (token?: string, wanted: unknown = id) => server.call(pathOf(wanted), { token });
    for (const token of [owner, member]) {
      const { status, body } = await read(token);
      expect([status, body]).toMatchObject([200, { id, ...person, email: 't.amelung@weserbund.example', company: { id: 1 } }]);
    }
    expect((await read()).status).toBe(401);
    expect((await read(await server.login('owner2@demo.example'))).status).toBe(404);
    for (const nobody of [999999, 'acht']) expect((await read(member, nobody)).status).toBe(404);
  });
});

describe('a new member', () => {
  it('API62 CT38 is made by managers, as JSON', async () => {
    const made = await create({ email: 'amelung@weserbund.example', role: 'RECRUITER', linkedinProfile: '' });
    expect(made).toEqual({
      ...person,
      id: expect.any(Number),
      linkedinProfile: null,
      email: 'amelung@weserbund.example',
      role: 'RECRUITER',
      status: 'ACTIVE',
      avatar: null,
      referenced: false,
      hasUserAccount: false,
      companyOwner: false,
      invitationSent: false,
    });
    expect((await server.call(pathOf(made.id), { token: member })).body).toEqual(made);
    expect(await audited(made.id)).toMatchObject([{ action: 'member-created', company_id: 1 }]);
  });

  it('API62 CT20 is made as a form with a picture, which everybody may see then', async () => {
    const form = new FormData();
    const { company, ...texts } = person;
    for (const [name, value] of Object.entries({ ...texts, companyId: String(company.id), email: '', role: 'ADMIN' }))
      form.append(name, value);
    form.append('file', await picture());
    const { status, body } = await upload(CREATE, owner, form);
    expect([status, body.role, body.email]).toEqual([201, 'ADMIN', null]);
    expect(body.avatar).toMatch(/^\/api\/media\/avatars\/original\/[0-9a-f]{32}\.png$/);
    expect((await fetch(server.url + String(body.avatar))).status).toBe(200);
    form.set('firstName', ' ');
    const before = await server.context.db.selectFrom('media').select('id').execute();
    expect((await upload(CREATE, owner, form)).status).toBe(400);
    expect(await server.context.db.selectFrom('media').select('id').execute()).toEqual(before);
  });

  it('API62 is refused without a login 401, to a member 403, for a foreign company 403, without a company 400', async () => {
    const make = async (token: string | undefined, body: object) => (await server.call(CREATE, { token, body })).status;
    expect(await make(undefined, person)).toBe(401);
    expect(await make(member, person)).toBe(403);
    expect(await make(await server.login('recruiter@demo.example'), person)).toBe(403);
    expect(await make(owner, { ...person, company: { id: 2 } })).toBe(403);
    expect(await make(owner, { ...person, company: undefined })).toBe(400);
    const form = new FormData();
    form.append('companyId', '2');
    expect((await upload(CREATE, owner, form)).status).toBe(403);
  });

  it.each(['firstName', 'lastName', 'position', 'jobDescription'])('CT11 needs %s', async (name) => {
    const { status, body } = await server.call(CREATE, { token: owner, body: { ...person, [name]: '  ' } });
    expect([status, asObject(body).message]).toEqual([400, 'Bitte füllen Sie alle Pflichtfelder aus']);
    expect(asObject(body).fields).toEqual([{ name, message: 'Bitte füllen Sie alle Pflichtfelder aus' }]);
  });

  it('refuses an address that is none, a link that is none, and the role of the owner', async () => {
    const statusWith = async (body: object) => (await server.call(CREATE, { token: owner, body: { ...person, ...body } })).status;
    expect(await statusWith({ email: 'abc' })).toBe(400);
    expect(await statusWith({ linkedinProfile: 'javascript:alert(1)' })).toBe(400);
    expect(await statusWith({ role: 'KING' })).toBe(400);
    expect(await statusWith({ role: 'OWNER' })).toBe(409);
  });
});

describe('changing a member', () => {
  it('API63 is for managers and the person itself', async () => {
    const { id } = await create();
    const put = (token: string | undefined, of: unknown, body: object) => server.call(pathOf(of), { method: 'PUT', token, body });
    expect((await put(undefined, id, {})).status).toBe(401);
    expect((await put(member, id, { position: 'X' })).status).toBe(403);
    expect((await put(await server.login('owner2@demo.example'), id, { position: 'X' })).status).toBe(404);
    const { status, body } = await put(owner, id, { ...person, id, position: 'Leitung', email: 'neu@weserbund.example' });
    expect([status, asObject(body).position, asObject(body).email]).toEqual([200, 'Leitung', 'neu@weserbund.example']);
    expect((await audited(id)).at(-1)).toMatchObject({ action: 'member-changed', details: { fields: ['position', 'email'] } });
    // Member 3 is the account itself.
    expect((await put(member, 3, { position: 'Teamleiterin' })).body).toMatchObject({
      id: 3,
      position: 'Teamleiterin',
      lastName: 'Karadeniz',
    });
  });

  it('decision 0092: the address of the owner is changed by the owner alone', async () => {
    const put = (token: string, sent: object) => server.call(pathOf(1), { method: 'PUT', token, body: sent });
    expect((await server.call(pathOf(3), { method: 'PUT', token: owner, body: { role: 'ADMIN' } })).status).toBe(200);
    const before = asObject((await server.call(pathOf(1), { token: owner })).body);
    expect(await put(member, { email: 'fremd@post.example' })).toMatchObject({
      status: 403,
      body: { message: 'Die E-Mail-Adresse des Inhabers ändert nur der Inhaber selbst.' },
    });
    expect((await put(member, { email: '' })).status).toBe(403);
    expect(asObject((await server.call(pathOf(1), { token: owner })).body).email).toBe(before.email);
    expect((await put(member, { email: before.email, position: before.position })).status).toBe(200);
    expect((await put(owner, { email: 'inhaber@weserbund.example' })).status).toBe(200);
    expect((await put(owner, { email: before.email })).status).toBe(200);
    expect((await server.call(pathOf(3), { method: 'PUT', token: owner, body: { role: 'MEMBER' } })).status).toBe(200);
  });

  it('O50 the role is given by managers alone, never the owner’s, and counts at once', async () => {
    const put = async (token: string, id: unknown, role: string) =>
      (await server.call(pathOf(id), { method: 'PUT', token, body: { role } })).status;
    expect(await put(member, 3, 'ADMIN')).toBe(403);
    expect(await put(owner, 3, 'OWNER')).toBe(409);
    expect(await put(owner, 1, 'ADMIN')).toBe(409);
    expect(await put(member, 3, 'MEMBER')).toBe(200);
    expect((await server.call('/api/private/companies/1', { token: member })).body).toMatchObject({ role: 'MEMBER' });
    expect(await put(owner, 3, 'ADMIN')).toBe(200);
    expect((await server.call('/api/private/companies/1', { token: member })).body).toMatchObject({ role: 'ADMIN' });
    expect((await audited(3)).at(-1)).toMatchObject({ details: { fields: [], role: { from: 'MEMBER', to: 'ADMIN' } } });
    expect(await put(member, 3, 'MEMBER')).toBe(200);
    expect(await put(member, 3, 'ADMIN')).toBe(403);
  });
});

describe('the picture of a member', () => {
  const stored = async () => (await server.context.db.selectFrom('media').select('filename').where('entity_id', '=', 3).execute()).length;

  it('API64 API66 MD19 is set and removed by managers and the person itself; the former file goes', async () => {
    const form = new FormData();
    form.append('file', await picture());
    const path = pathOf(3, '/avatar');
    expect((await upload(path, await server.login('recruiter@demo.example'), form)).status).toBe(403);
    expect((await upload(path, await server.login('owner2@demo.example'), form)).status).toBe(404);
    const first = await upload(path, member, form);
    const second = await upload(path, owner, form);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await fetch(server.url + String(first.body.avatar))).status).toBe(404);
    expect((await fetch(server.url + String(second.body.avatar))).status).toBe(200);
    expect(await stored()).toBe(1);
    expect((await server.call(path, { method: 'DELETE', token: member })).body).toMatchObject({ id: 3, avatar: null });
    expect((await fetch(server.url + String(second.body.avatar))).status).toBe(404);
    expect(await stored()).toBe(0);
  });

  it('CT14 is no gif, and not missing', async () => {
    const form = new FormData();
    form.append('file', await picture('Foto.gif'));
    expect(await upload(pathOf(3, '/avatar'), member, form)).toMatchObject({ status: 400, body: { fields: [{ name: 'file' }] } });
    expect((await upload(pathOf(3, '/avatar'), member, new FormData())).status).toBe(400);
  });
});

describe('taking a member out', () => {
  it('CT17 API65 never the owner', async () => {
    const { status, body } = await server.call(pathOf(1), { method: 'DELETE', token: owner });
    expect([status, asObject(body).message]).toEqual([
      409,
      'Der Inhaber kann nicht gelöscht werden. Bitte übertragen Sie zuerst die Inhaberschaft.',
    ]);
    expect((await server.call(pathOf(3), { method: 'DELETE', token: await server.login('recruiter@demo.example') })).status).toBe(403);
    expect((await server.call(pathOf(3), { method: 'DELETE', token: await server.login('owner2@demo.example') })).status).toBe(404);
  });

  it('CT18 O51 ends the access at the next request, keeps the account, and closes the ranks of the contact persons', async () => {
    const { db } = server.context;
    const recruiter = await server.login('recruiter@demo.example');
    const job = await db.selectFrom('jobs').select('id').where('company_id', '=', 1).orderBy('id').executeTakeFirstOrThrow();
    await db.deleteFrom('job_contacts').where('job_id', '=', job.id).execute();
    await db
      .insertInto('job_contacts')
      .values([4, 2, 5].map((team_member_id, index) => ({ job_id: job.id, team_member_id, rank: index + 1 })))
      .execute();
    const application = await db.selectFrom('applications').select('id').where('company_id', '=', 1).executeTakeFirstOrThrow();
    await db.updateTable('applications').set({ assigned_member_id: 2 }).where('id', '=', application.id).execute();
    expect((await server.call(TEAM, { token: recruiter })).status).toBe(200);

    const { status, body } = await server.call(pathOf(2), { method: 'DELETE', token: owner });
    expect([status, asObject(body).message]).toEqual([200, 'Teammitglied wurde aus dem Unternehmen entfernt']);
    for (const path of [TEAM, '/api/private/companies/1', `/api/private/applications/by-company/1`])
      expect((await server.call(path, { token: recruiter })).status, path).toBe(403);
    expect((await server.call('/api/private/companies/get-my-companies', { token: recruiter })).body).toEqual([]);
    expect((await server.call('/api/private/users/profile', { token: await server.login('recruiter@demo.example') })).status).toBe(200);
    const contacts = await db
      .selectFrom('job_contacts')
      .select(['team_member_id', 'rank'])
      .where('job_id', '=', job.id)
      .orderBy('rank')
      .execute();
    expect(contacts).toEqual([
      { team_member_id: 4, rank: 1 },
      { team_member_id: 5, rank: 2 },
    ]);
    const { assigned_member_id } = await db
      .selectFrom('applications')
      .select('assigned_member_id')
      .where('id', '=', application.id)
      .executeTakeFirstOrThrow();
    expect(assigned_member_id).toBeNull();
    expect((await audited(2)).at(-1)).toMatchObject({ action: 'member-removed', details: { name: 'Jonas Terhorst' } });
  });

  it('API65 says another sentence for a record without an account', async () => {
    const { id } = await create();
    const { body } = await server.call(pathOf(id), { method: 'DELETE', token: owner });
    expect(asObject(body).message).toBe('Teammitglied wurde erfolgreich gelöscht');
    expect((await server.call(pathOf(id), { token: owner })).status).toBe(404);
  });
});

describe('handing over the ownership', () => {
  const transfer = async (token: string | undefined, memberId: unknown) =>
    server.call('/api/private/companies/1/transfer-ownership', { token, body: { memberId } });
  const roles = async () =>
    asList((await server.call(`${TEAM}?hasUserAccount=true`, { token: owner })).body).map((row) => [asObject(row).id, asObject(row).role]);

  it('O49 is the owner’s, to a member of the own company with an account', async () => {
    expect((await transfer(undefined, 3)).status).toBe(401);
    expect((await transfer(member, 3)).status).toBe(403);
    expect((await transfer(owner, 4)).status).toBe(409);
    expect((await transfer(owner, 1)).status).toBe(409);
    expect((await transfer(owner, 10)).status).toBe(404);
    expect((await transfer(owner, 'x')).status).toBe(404);
    expect(await roles()).toEqual([
      [1, 'OWNER'],
      [3, 'MEMBER'],
    ]);
    expect((await transfer(owner, 3)).status).toBe(200);
    expect(await roles()).toEqual([
      [1, 'ADMIN'],
      [3, 'OWNER'],
    ]);
    expect((await transfer(owner, 1)).status).toBe(403);
    expect((await audited(3)).at(-1)).toMatchObject({ action: 'ownership-transferred', company_id: 1 });
  });
});
