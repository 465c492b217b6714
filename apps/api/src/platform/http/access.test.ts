import { TEAM_ROLES, type TeamRole } from '@stellwerk/domain';
import { endpoints, type Access, type Endpoint, type EndpointName, type Subject } from '@stellwerk/domain/endpoints';
import { demoData } from '@stellwerk/domain/fixtures';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../../people/accounts/tokens.ts';
import { HANDLER_ACCESS, type HandlerAccess } from '../../testing/handler-access.ts';
import { nestedBody } from '../../testing/applications.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

/** A caller, in relation to the first company, one of its jobs, and an application to it. */
interface Role {
  readonly name: string;
  /** null for a visitor. */
  readonly email: string | null;
  readonly team?: TeamRole;
  /** Rows below that belong to the account. */
  readonly owns?: readonly Subject[];
  readonly isAdmin?: true;
  /** Whether the other company is the account's. */
  readonly ownsOther?: true;
  readonly sessionEnded?: true;
}

const ROLES: readonly Role[] = [
  { name: 'visitor', email: null },
  { name: 'owner whose session has ended', email: 'owner@demo.example', team: 'OWNER', sessionEnded: true },
  { name: 'applicant', email: 'candidate@demo.example', owns: ['application', 'document', 'user', 'job-alert', 'message'] },
  { name: 'another candidate', email: 'leon.hartwig@post.example' },
  { name: 'member', email: 'member@demo.example', team: 'MEMBER' },
  { name: 'recruiter', email: 'recruiter@demo.example', team: 'RECRUITER' },
  { name: 'manager', email: 'referrer@demo.example', team: 'ADMIN', owns: ['referral', 'payout'] },
  { name: 'owner', email: 'owner@demo.example', team: 'OWNER', owns: ['member'] },
  { name: 'owner of another company', email: 'owner2@demo.example', ownsOther: true },
  { name: 'administrator', email: 'admin@demo.example', isAdmin: true },
];

const reaches = ({ team }: Role, needed: TeamRole): boolean => team !== undefined && TEAM_ROLES.indexOf(team) >= TEAM_ROLES.indexOf(needed);
const owns = (role: Role, subject: Subject | null): boolean => subject !== null && role.owns?.includes(subject) === true;

/** Decisions §4 repeated, independent of the product. */
const MAY: Readonly<Record<Access | HandlerAccess, (role: Role, subject: Subject | null) => boolean>> = {
  public: () => true,
  user: () => true,
  confirmed: () => true,
  own: owns,
  // The candidate has applied to the other company as well.
  'own-or-member': (role, subject) => owns(role, subject) || reaches(role, 'MEMBER') || (subject === 'user' && role.ownsOther === true),
  'own-or-admin': (role, subject) => owns(role, subject) || role.isAdmin === true,
  member: (role) => reaches(role, 'MEMBER'),
  'member-or-admin': (role) => reaches(role, 'MEMBER') || role.isAdmin === true,
  recruiter: (role) => reaches(role, 'RECRUITER'),
  manager: (role) => reaches(role, 'ADMIN'),
  // The body of the test names none, and is rejected for that; team/team.test.ts names one.
  'manager of the named company': () => true,
  // The form of the test names nothing, and is rejected for its file; uploads/uploads.test.ts names existing rows.
  'user; who may change what the form names': () => true,
  // The path of the test names no type.
  'uploader; manager of the owning company': () => false,
  // The path of the test names an unknown upload.
  'confirmed uploader': () => false,
  'holder of the upload': () => false,
  'invited person': () => true,
  'holder of the mailed link': () => true,
  // None of the roles has the invited address.
  'invited person with an account': () => false,
  'own-or-manager': (role, subject) => owns(role, subject) || reaches(role, 'ADMIN'),
  // The message of the test goes to the company.
  receiver: (role) => reaches(role, 'MEMBER'),
  party: (role, subject) => owns(role, subject) || reaches(role, 'MEMBER'),
  // The body of the test names none, and is rejected for that; messages/messages.test.ts names one.
  'member of the named company; user': () => true,
  owner: (role) => reaches(role, 'OWNER'),
  admin: (role) => role.isAdmin === true,
  'signed link; applicant; member': (role) => owns(role, 'document') || reaches(role, 'MEMBER'),
};

/** The status of a rejected call, or null where the call must pass the permission check (rule 2). */
function refusedWith(who: Access | HandlerAccess, subject: Subject | null, role: Role): 401 | 403 | 404 | null {
  if (who === 'public' || who === 'invited person' || who === 'holder of the mailed link') return null;
  // The id of an upload is the permission, and no caller has this one.
  if (who === 'holder of the upload') return 404;
  if (role.email === null || role.sessionEnded === true) return 401;
  if (MAY[who](role, subject)) return null;
  if (who === 'admin' || who === 'invited person with an account' || subject === 'company') return 403;
  // A user, a link and a payout belong to no company.
  const ofCompany = subject !== null && !['user', 'referral', 'payout', 'job-alert'].includes(subject);
  const knows = owns(role, subject) || (role.team !== undefined && ofCompany);
  return knows ? 403 : 404;
}

const data = demoData(new Date());
const candidate = data.users.find((user) => user.email === 'candidate@demo.example');
const application = data.applications.find((row) => row.userId === candidate?.id && row.companyId === 1);
const job = data.jobs.find((row) => row.companyId === 1 && row.isActive);

/** Ids of rows that belong to the first company and to the applicant; the member is the owner, who is never deleted. A call with another subject needs one here. */
const IDS: Partial<Record<Subject, number | undefined>> = {
  // The link of the manager; its payout is looked up at the start.
  referral: 1,
  company: 1,
  job: job?.id,
  application: application?.id,
  user: candidate?.id,
  member: 1,
  'job-alert': 9001,
  message: 9004,
  'focus-page': 9001,
};

/** The secret of an invitation's link. */
const SECRET = 'geheim';
/** An invitation that the calls may send again and delete. */
const INVITATION = 9001;
const invitation = { company_id: 1, expires_at: new Date(Date.now() + 24 * 60 * 60 * 1000), accepted_at: null, team_member_id: null };
const putInvitation = () =>
  server.context.db
    .insertInto('invitations')
    .values({ ...invitation, id: INVITATION, email: 'offen@post.example' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** An application that may be erased: the applicant's own, and the one that the secret opens. */
const ERASABLE = 9002;
async function putApplication(): Promise<void> {
  const { db } = server.context;
  const {
    consents,
    reference_token: _token,
    // The database generates it.
    name_spellings: _spellings,
    ...row
  } = await db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', application?.id ?? 0)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('applications')
    .values({ ...row, id: ERASABLE, consents: JSON.stringify(consents), reference_token: 'x' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ status: 'SUBMITTED' }))
    .execute();
  await db
    .insertInto('application_status_links')
    .values({ application_id: ERASABLE, token_hash: hashOf(SECRET) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
/** An alert of the applicant that the calls may delete. */
const putAlert = () =>
  server.context.db
    .insertInto('job_alerts')
    .values({ id: 9001, email: 'candidate@demo.example', query: '{}', rhythm: 'DAILY', confirmed_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** A message of the applicant to the first company, in both mailboxes. */
const putMessage = () =>
  server.context.db
    .insertInto('messages')
    .values({ id: 9004, company_id: 1, user_id: candidate?.id ?? 0, ...fromUser, request_key: null, subject: 'x', content: 'x' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ hidden_for_company: false, hidden_for_user: false }))
    .execute();
const fromUser = { sender_type: 'user', recipient_type: 'company', recipient: null } as const;

/** A focus page that the calls may delete. */
const putFocusPage = () =>
  server.context.db
    .insertInto('focus_pages')
    .values({ id: 9001, company_id: 1, title: 'Testseite', slug: 'testseite' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** A failed mail. */
const MAIL = 9003;

let server: TestServer;
/** Values of path parameters that are not the id of the scope. */
let values: Readonly<Record<string, string>>;
let tokens: ReadonlyMap<string, string | undefined>;

async function tokenOf({ email, sessionEnded }: Role): Promise<string | undefined> {
  if (email === null) return undefined;
  const token = await server.login(email);
  if (sessionEnded === true) await server.call('/api/private/auth/logout', { method: 'POST', token });
  return token;
}

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.context;
  const manager = data.users.find((user) => user.email === 'referrer@demo.example');
  await db
    .insertInto('memberships')
    .values({ company_id: 1, user_id: manager?.id ?? 0, role: 'ADMIN' })
    .execute();
  await db
    .insertInto('outbox')
    .values({ id: MAIL, kind: 'register', recipient: 'a@post.example', subject: 'x', body_text: 'x', headers: '{}', failed_at: new Date() })
    .execute();
  const document = await db
    .selectFrom('application_documents')
    .select(['id', 'filename'])
    .where('application_id', '=', application?.id ?? 0)
    .where('kind', '<>', 'video')
    .executeTakeFirstOrThrow();
  const payout = await db.selectFrom('payouts').select('id').where('referral_id', '=', 1).executeTakeFirstOrThrow();
  IDS.payout = payout.id;
  await db
    .insertInto('invitations')
    .values({ ...invitation, email: 'eingeladen@post.example', token_hash: hashOf(SECRET) })
    .execute();
  values = {
    token: SECRET,
    invitationId: String(INVITATION),
    slug: '1',
    pageSlug: data.focusPages.find(({ status }) => status === 'published')?.slug ?? '',
    documentId: String(document.id),
    filename: document.filename,
    folder: 'documents',
    size: 'original',
    // Of a picture without an uploader.
    type: 'logo',
    id: '2000000',
    // Of another company: calls that delete a job deactivate its links.
    code: data.referrals.find(({ jobId }) => data.jobs.some(({ id, companyId }) => id === jobId && companyId !== 1))?.code ?? '',
    jobId: String(job?.id ?? 0),
    mailId: String(MAIL),
    uploadId: '9999-0123456789abcdef0123456789abcdef',
  };
  const list: [string, string | undefined][] = [];
  for (const role of ROLES) list.push([role.name, await tokenOf(role)]);
  tokens = new Map(list);
});
afterAll(() => server.stop());
// Successful calls have effects: the rows of the following calls are made public again.
afterEach(async () => {
  const { db } = server.context;
  await db.updateTable('companies').set({ is_active: true }).where('id', '=', 1).execute();
  await db
    .updateTable('jobs')
    .set({ is_active: true })
    .where('id', '=', job?.id ?? 0)
    .execute();
});

function pathOf(name: EndpointName, { path, scope }: Endpoint): string {
  return path.replace(/:(\w+)/g, (_, param: string) => {
    const id = scope !== 'none' && 'param' in scope && scope.param === param ? IDS[scope.of] : values[param];
    const value = name === 'eraseApplication' ? ERASABLE : id;
    if (value === undefined) throw new Error(`The test has no value for :${param} of ${name}: add one to IDS or values.`);
    return String(value);
  });
}

const table: readonly (Endpoint & { readonly name: EndpointName })[] = Object.values(endpoints);

describe('role × endpoint', () => {
  for (const endpoint of table) {
    const { name, method, path, scope } = endpoint;
    const who = HANDLER_ACCESS[name] ?? endpoint.access;
    const subject = scope === 'none' ? null : scope.of;
    it(`O03 ${method} ${path} (${who})`, async () => {
      for (const role of ROLES) {
        // A logout ends the session of the other calls.
        const token =
          name === 'logout' && role.email !== null && role.sessionEnded !== true ? await server.login(role.email) : tokens.get(role.name);
        // Restores a job that an earlier role has deleted or deactivated; an ended one is inactive.
        if (subject === 'job')
          await server.context.db
            .updateTable('jobs')
            .set({ deleted_at: null, is_active: name !== 'endedJob' })
            .where('id', '=', IDS.job ?? 0)
            .execute();
        // A permitted caller has deleted it.
        if (path.includes(':invitationId')) await putInvitation();
        if (name === 'eraseApplication' || who === 'holder of the mailed link') await putApplication();
        if (subject === 'job-alert') await putAlert();
        if (subject === 'message') await putMessage();
        if (subject === 'focus-page') await putFocusPage();
        const sent = method === 'GET' ? {} : { body: scope !== 'none' && 'body' in scope ? { [scope.body]: IDS[scope.of] } : {} };
        const { status, body } = await server.call(pathOf(name, endpoint), { method, token, redirect: 'manual', ...sent });
        const expected = refusedWith(who, subject, role);
        if (expected === null) {
          // Past the permission check: successful, or rejected for its empty body.
          expect(status, role.name).toBeLessThan(500);
          expect([401, 403, 404], role.name).not.toContain(status);
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

it('AU21: a visitor reads jobs, a recommendation and a focus page, applies, and subscribes, all without a login', async () => {
  const code = values.code ?? '';
  for (const path of ['/api/jobs', '/api/public/jobs/get-all', `/api/public/jobs/${String(job?.id)}`, `/api/public/referrals/${code}`])
    expect((await server.call(path)).status, path).toBe(200);
  expect((await server.call(`/api/public/focus-pages/by-slug/${values.pageSlug}`)).status).toBe(200);
  const body = nestedBody(job?.id ?? 0, { email: 'besuch@post.example' });
  expect((await server.call('/api/public/applications/create', { body })).status).toBe(201);
  const ordered = await server.call('/api/public/subscribe-newsletter', {
    body: { email: 'besuch@post.example', type: 'CANDIDATE', terms: true },
  });
  expect(ordered.status).toBeLessThan(300);
});

it('AU23: people of a company read what is the company’s with their token, and not without it', async () => {
  for (const path of ['/api/private/companies/1', '/api/private/applications/by-company/1', '/api/private/jobs/get-company-jobs/1']) {
    for (const { name, team, sessionEnded } of ROLES) {
      if (team === undefined) continue;
      const { status } = await server.call(path, { token: tokens.get(name) });
      expect(status, `${name} at ${path}`).toBe(sessionEnded === true ? 401 : 200);
    }
    expect((await server.call(path)).status, path).toBe(401);
  }
});
