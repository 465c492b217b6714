import { applicationMessages, generalMessages, jobMessages, roleReaches, type TeamRole } from '@stellwerk/domain';
import type { Access, Endpoint } from '@stellwerk/domain/endpoints';
import { isAdmin, type Actor } from '../auth/actor.ts';
import type { Db } from '../db/engine.ts';
import { Refusal } from '../refusal.ts';
import type { HandlerOptions, Scope } from './handler.ts';

const NEEDED = {
  member: 'MEMBER',
  'applicant-or-member': 'MEMBER',
  recruiter: 'RECRUITER',
  manager: 'ADMIN',
  owner: 'OWNER',
  public: null,
  user: null,
  applicant: null,
  admin: null,
  'self-or-admin': null,
} as const satisfies Record<Access, TeamRole | null>;

/** What the row in the path says about who may touch it. */
interface Row {
  readonly companyId: number;
  /** Account that submitted it, for applications. */
  readonly applicantId: number | null;
}

const forbidden = (): Refusal => new Refusal('forbidden', generalMessages.forbidden);

const notFound = (scope: Endpoint['scope']): Refusal =>
  new Refusal(
    'not-found',
    scope === 'job' ? jobMessages.notFound : scope === 'application' ? applicationMessages.notFound : generalMessages.notFound,
  );

/** A positive integer that the database can hold, or null. */
export function parseId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= 2_147_483_647 ? id : null;
}

async function loadRow(db: Db, scope: Endpoint['scope'], id: number): Promise<Row | null> {
  if (scope === 'company') return { companyId: id, applicantId: null };
  if (scope === 'job') {
    const row = await db.selectFrom('jobs').select('company_id').where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
    return row === undefined ? null : { companyId: row.company_id, applicantId: null };
  }
  if (scope === 'application') {
    const row = await db.selectFrom('applications').select(['company_id', 'user_id']).where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : { companyId: row.company_id, applicantId: row.user_id };
  }
  throw new Error(`No permission rule for the scope ${scope}.`);
}

/** Role of an account in a company, read at each request so that removal counts at once (decisions, rule 9). */
export async function roleIn(db: Db, companyId: number, userId: number): Promise<TeamRole | null> {
  const row = await db
    .selectFrom('memberships')
    .select('role')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.role ?? null;
}

async function checkRow(db: Db, endpoint: Endpoint, options: HandlerOptions, actor: Actor, id: number): Promise<Scope> {
  const row = await loadRow(db, endpoint.scope, id);
  if (row === null) throw notFound(endpoint.scope);
  const role = await roleIn(db, row.companyId, actor.id);
  const isApplicant = row.applicantId === actor.id;
  const scope: Scope = { id, companyId: row.companyId, role };
  if (isApplicant && (endpoint.access === 'applicant' || endpoint.access === 'applicant-or-member')) return scope;
  const needed = NEEDED[endpoint.access];
  if (needed !== null && role !== null && roleReaches(role, needed)) return scope;
  if (options.admins === true && isAdmin(actor)) return scope;
  // A company of others answers 403; every other foreign row looks like an unknown one (rule 2).
  if (endpoint.scope === 'company' || role !== null || isApplicant) throw forbidden();
  throw notFound(endpoint.scope);
}

/**
 * Decides whether a call may go on, and finds its company from the path or from the stored row, never from the request.
 * @throws Refusal 'unauthenticated', 'forbidden' or 'not-found' (decisions §4 and rule 2)
 */
export async function checkAccess(
  db: Db,
  endpoint: Endpoint,
  options: HandlerOptions,
  actor: Actor | null,
  params: Readonly<Record<string, string>>,
): Promise<Scope> {
  const needsId = endpoint.path.includes('/:id');
  const id = parseId(params.id);
  if (endpoint.access === 'public') {
    if (needsId && id === null) throw notFound(endpoint.path.includes('/jobs/') ? 'job' : endpoint.scope);
    return { id, companyId: null, role: null };
  }
  if (actor === null) throw new Refusal('unauthenticated', generalMessages.notLoggedIn);
  // The operator of the data directory has no account: it may do what administrators do, nothing in the name of a person.
  if (actor.operator && endpoint.access !== 'admin') throw forbidden();
  if (endpoint.access === 'admin') {
    if (!isAdmin(actor)) throw forbidden();
    return { id, companyId: null, role: null };
  }
  if (endpoint.scope === 'none') return { id, companyId: null, role: null };
  if (id === null) throw notFound(endpoint.scope);
  if (endpoint.scope === 'user') {
    if (id !== actor.id && !isAdmin(actor)) throw notFound('user');
    return { id, companyId: null, role: null };
  }
  return checkRow(db, endpoint, options, actor, id);
}
