import { TEAM_ROLES, type TeamRole } from '@stellwerk/domain';
import { endpoints, type Access, type Endpoint } from '@stellwerk/domain/endpoints';
import { demoData } from '@stellwerk/domain/fixtures';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** Who calls, and what the decisions say about them with regard to the first company and an application to it. */
interface Role {
  readonly name: string;
  readonly email: string | null;
  readonly team: TeamRole | null;
  readonly isApplicant?: boolean;
  readonly isAdmin?: boolean;
}

const ROLES: readonly Role[] = [
  { name: 'visitor', email: null, team: null },
  { name: 'applicant', email: 'candidate@demo.example', team: null, isApplicant: true },
  { name: 'another candidate', email: 'leon.hartwig@post.example', team: null },
  { name: 'member', email: 'member@demo.example', team: 'MEMBER' },
  { name: 'recruiter', email: 'recruiter@demo.example', team: 'RECRUITER' },
  { name: 'manager', email: 'referrer@demo.example', team: 'ADMIN' },
  { name: 'owner', email: 'owner@demo.example', team: 'OWNER' },
  { name: 'owner of another company', email: 'owner2@demo.example', team: null },
  { name: 'administrator', email: 'admin@demo.example', team: null, isAdmin: true },
];

const NEEDED: Partial<Record<Access, TeamRole>> = {
  member: 'MEMBER',
  'applicant-or-member': 'MEMBER',
  recruiter: 'RECRUITER',
  manager: 'ADMIN',
  owner: 'OWNER',
};

const reaches = (role: TeamRole | null, needed: TeamRole | undefined): boolean =>
  role !== null && needed !== undefined && TEAM_ROLES.indexOf(role) >= TEAM_ROLES.indexOf(needed);

/** The status of a refusal, or null where the call must get past the permission check (decisions §4 and rule 2). */
function refusalOf(name: string, endpoint: Endpoint, role: Role): 401 | 403 | 404 | null {
  const { access, scope } = endpoint;
  if (access === 'public') return null;
  if (role.email === null) return 401;
  if (access === 'user') return null;
  if (access === 'admin') return role.isAdmin === true ? null : 403;
  if (access === 'self-or-admin') return role.isApplicant === true || role.isAdmin === true ? null : 404;
  if (role.isApplicant === true && scope === 'application' && (access === 'applicant' || access === 'applicant-or-member')) return null;
  if (reaches(role.team, NEEDED[access])) return null;
  if (name === 'company' && role.isAdmin === true) return null;
  return scope === 'company' || role.team !== null || (scope === 'application' && role.isApplicant === true) ? 403 : 404;
}

const data = demoData(new Date());
const candidate = data.users.find((user) => user.email === 'candidate@demo.example');
const application = data.applications.find((row) => row.userId === candidate?.id && row.companyId === 1);
const job = data.jobs.find((row) => row.companyId === 1 && row.isActive);

function pathOf(endpoint: Endpoint): string {
  const ids: Partial<Record<Endpoint['scope'], number | undefined>> = {
    company: 1,
    job: job?.id,
    application: application?.id,
    user: candidate?.id,
    none: job?.id,
  };
  return endpoint.path
    .replace(':id', String(ids[endpoint.scope] ?? 1))
    .replace(':slug', '1')
    .replace(/:\w+/g, '999999');
}

let server: TestServer;
let served: ReadonlySet<string>;
beforeAll(async () => {
  server = await startTestServer();
  const manager = data.users.find((user) => user.email === 'referrer@demo.example');
  await server.context.db
    .insertInto('memberships')
    .values({ company_id: 1, user_id: manager?.id ?? 0, role: 'ADMIN' })
    .execute();
  const document = z.parse(
    z.object({ paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))) }),
    (await server.call('/api/openapi.json')).body,
  );
  served = new Set(Object.values(document.paths).flatMap((path) => Object.values(path).map((operation) => operation.operationId)));
});
afterAll(() => server.stop());

describe('role × endpoint', () => {
  it('serves the calls of accounts, companies and postings at least', () => {
    for (const name of [
      'listJobs',
      'publicJob',
      'previewJob',
      'companyJobs',
      'login',
      'logout',
      'profile',
      'myCompanies',
      'company',
      'companyTeam',
    ])
      expect(served).toContain(name);
  });

  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    // Files decide by signature or token: applications/documents.test.ts.
    if (endpoint.scope === 'document') continue;
    it(`O03 ${endpoint.method} ${endpoint.path} (${endpoint.access})`, async () => {
      if (!served.has(name)) {
        expect((await server.call(pathOf(endpoint), { method: endpoint.method })).status).toBe(404);
        return;
      }
      for (const role of ROLES) {
        const token = role.email === null ? undefined : await server.login(role.email);
        const { status, body } = await server.call(pathOf(endpoint), {
          method: endpoint.method,
          token,
          ...(endpoint.method === 'GET' ? {} : { body: {} }),
        });
        const expected = refusalOf(name, endpoint, role);
        if (expected === null) {
          // Past the permission check: served, or refused for its empty body. An unknown second id may be 404, never 403.
          expect(status, role.name).toBeLessThan(500);
          expect([401, 403], role.name).not.toContain(status);
          if (!endpoint.path.includes('documentId')) expect(status, role.name).not.toBe(404);
        } else {
          expect(status, role.name).toBe(expected);
          expect(body, role.name).toMatchObject({
            success: false,
            message: expect.stringMatching(/\S/),
            error: expect.any(String),
            requestId: expect.any(String),
          });
        }
      }
    });
  }
});

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

  it('A61: team members, every fact under both names', async () => {
    const { body } = await server.call('/api/private/companies/1/get-company-team-members', {
      token: await server.login('member@demo.example'),
    });
    const members = data.members.filter((member) => member.companyId === 1);
    expect(body).toHaveLength(members.length);
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ email: 'owner@demo.example', role: 'OWNER', companyOwner: true, referenced: true, hasUserAccount: true }),
      ]),
    );
  });

  it('an unknown company is as foreign as that of others', async () => {
    const token = await server.login('owner@demo.example');
    expect((await server.call('/api/private/companies/999999', { token })).status).toBe(403);
    expect((await server.call('/api/private/companies/2', { token })).status).toBe(403);
  });
});
