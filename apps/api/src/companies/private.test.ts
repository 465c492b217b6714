import { demoData } from '@stellwerk/domain/fixtures';
import { asList, asObject } from '@stellwerk/domain';
import * as z from 'zod/mini';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/server.ts';

const data = demoData(new Date());
const server = await startTestServer();
afterAll(() => server.stop());

describe('private reads', () => {
  it('API39: get-my-companies names id, name and logo of the own companies only', async () => {
    const { status, body } = await server.call('/api/private/companies/get-my-companies', {
      token: await server.login('owner2@demo.example'),
    });
    expect(status).toBe(200);
    const mine = data.companies.filter(
      (company) =>
        data.members.some((member) => member.companyId === company.id && member.email === 'owner2@demo.example') ||
        company.ownerId === data.users.find((user) => user.email === 'owner2@demo.example')?.id,
    );
    expect(
      z
        .parse(z.array(z.looseObject({ id: z.number(), name: z.string(), logo: z.nullable(z.looseObject({ url: z.string() })) })), body)
        .map((company) => company.name),
    ).toEqual(mine.map((company) => company.name));
  });

  it('CD16 API39: get-my-companies lists inactive companies as well, each with id, name and logo', async () => {
    const userId = data.users.find(({ email }) => email === 'owner@demo.example')?.id;
    const own = await server.context.db
      .selectFrom('companies as c')
      .innerJoin('confirmed_memberships as m', 'm.company_id', 'c.id')
      .select(['c.id', 'c.name', 'c.logo', 'c.is_active'])
      .where('m.user_id', '=', userId ?? 0)
      .execute();
    expect(new Set(own.map(({ is_active }) => is_active))).toEqual(new Set([true, false]));
    const { body } = await server.call('/api/private/companies/get-my-companies', { token: await server.login('owner@demo.example') });
    const listed = asList(body).map((one) => asObject(one));
    expect(listed.map(({ id, name, logoLink }) => ({ id, name, logoLink })).toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(
      own
        .toSorted((a, b) => a.id - b.id)
        .map(({ id, name, logo }) => ({ id, name, logoLink: logo === null ? null : expect.stringContaining(logo) })),
    );
  });

  it('CS35 API40: a company has every documented field, with what is stored in it', async () => {
    const row = await server.context.db.selectFrom('companies').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
    const industry = await server.context.db
      .selectFrom('industries')
      .select(['id', 'name'])
      .where('id', '=', row.industry_id ?? 0)
      .executeTakeFirstOrThrow();
    const address = { street_and_number: 'Gleisweg 1', postcode: '22765', country: 'Deutschland', location: 'Überseestadt' };
    const more = { vat_id: 'DE1', xing_profile: 'https://x.example', linkedin_profile: 'https://l.example' };
    await server.context.db
      .updateTable('companies')
      .set({ ...address, ...more })
      .where('id', '=', 1)
      .execute();
    const { body } = await server.call('/api/private/companies/1', { token: await server.login('owner@demo.example') });
    expect(body).toMatchObject({
      id: 1,
      name: row.name,
      description: expect.stringMatching(/\S/),
      website: row.website,
      industry,
      city: row.city,
      location: 'Überseestadt',
      streetAndNumber: 'Gleisweg 1',
      postcode: '22765',
      country: 'Deutschland',
      vatId: 'DE1',
      employees: row.employees,
      linkedinProfile: 'https://l.example',
      xingProfile: 'https://x.example',
      foundedYear: row.founded_year,
      logo: { filename: row.logo },
      logoLink: expect.stringContaining(String(row.logo)),
      ownerId: data.companies[0]?.ownerId,
      isActive: row.is_active,
    });
  });

  it('API40: a company answers its members and administrators, both spellings of the founding year', async () => {
    for (const [email, role] of [
      ['member@demo.example', 'MEMBER'],
      ['owner@demo.example', 'OWNER'],
      ['admin@demo.example', null],
    ] as const) {
      const { status, body } = await server.call('/api/private/companies/1', { token: await server.login(email) });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: 1,
        name: data.companies[0]?.name,
        role,
        foundedYear: data.companies[0]?.foundedYear,
        foundingYear: data.companies[0]?.foundedYear,
        isActive: true,
      });
    }
  });

  it('API60, EN33, A61: team members, each with every fact under both names, for the own team only', async () => {
    const path = '/api/private/companies/1/get-company-team-members';
    const { status, body } = await server.call(path, { token: await server.login('member@demo.example') });
    const members = data.members.filter((member) => member.companyId === 1);
    expect(status).toBe(200);
    expect(asList(body).toSorted((a, b) => Number(asObject(a).id) - Number(asObject(b).id))).toEqual(
      members
        .toSorted((a, b) => a.id - b.id)
        .map((member) => ({
          id: member.id,
          company: { id: 1 },
          firstName: member.firstName,
          lastName: member.lastName,
          position: member.position,
          jobDescription: member.jobDescription,
          linkedinProfile: member.linkedinProfile || null,
          email: member.email,
          role: member.role,
          status: member.status,
          avatar: member.avatar && `/api/media/avatars/original/${member.avatar.split('/').at(-1)}`,
          referenced: member.userId !== null,
          hasUserAccount: member.userId !== null,
          companyOwner: member.role === 'OWNER',
          invitationSent: member.invitationSent,
        })),
    );
    expect(new Set(members.map((member) => member.status))).toEqual(new Set(['ACTIVE', 'PENDING']));
    expect((await server.call(path)).status).toBe(401);
    expect((await server.call(path, { token: await server.login('owner2@demo.example') })).status).toBe(403);
  });

  it('an unknown company is as foreign as that of others', async () => {
    const token = await server.login('owner@demo.example');
    expect((await server.call('/api/private/companies/999999', { token })).status).toBe(403);
    expect((await server.call('/api/private/companies/2', { token })).status).toBe(403);
  });
});
