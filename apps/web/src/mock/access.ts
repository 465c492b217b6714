import { generalMessages, jobMessages, applicationMessages, roleReaches, type TeamRole } from '@stellwerk/domain';
import type { Access, Endpoint } from '@stellwerk/domain/endpoints';
import type { DemoUser } from '@stellwerk/domain/fixtures';
import { MockRefusal } from './refusal';
import type { MockState } from './state';

const NEEDED: Partial<Record<Access, TeamRole>> = {
  member: 'MEMBER',
  recruiter: 'RECRUITER',
  manager: 'ADMIN',
  owner: 'OWNER',
  'applicant-or-member': 'MEMBER',
};

const forbidden = (): MockRefusal => new MockRefusal(403, generalMessages.forbidden);

/** The company of the path or of the stored row, and whose application the row is. */
function scopeOf(state: MockState, { scope }: Endpoint, id: number): { readonly companyId: number; readonly userId: number | null } {
  if (scope === 'application') {
    const row = state.application(id);
    if (row === null) throw new MockRefusal(404, applicationMessages.notFound);
    return row;
  }
  if (scope === 'job') {
    const row = state.data.jobs.find((job) => job.id === id);
    if (row === undefined) throw new MockRefusal(404, jobMessages.notFound);
    return { companyId: row.companyId, userId: null };
  }
  return { companyId: id, userId: null };
}

/**
 * Lets a call through as the server would (decisions §4, rule 2).
 * @throws MockRefusal 401 without a login, 403 for another company or too low a role, 404 for other people's rows
 */
export function checkAccess(state: MockState, endpoint: Endpoint, user: DemoUser | null, id: number): void {
  const { access, scope } = endpoint;
  if (access === 'public') return;
  if (user === null) throw new MockRefusal(401, generalMessages.notLoggedIn);
  if (access === 'user') return;
  const isAdmin = user.roles.includes('PLATFORM_ADMIN');
  if (access === 'admin' || access === 'self-or-admin') {
    if (!isAdmin && (access === 'admin' || id !== user.id)) throw forbidden();
    return;
  }
  const { companyId, userId } = scopeOf(state, endpoint, id);
  if (access.startsWith('applicant') && userId === user.id) return;
  const needed = NEEDED[access];
  const role = state.data.members.find((member) => member.companyId === companyId && member.userId === user.id)?.role;
  if (role !== undefined && needed !== undefined) {
    if (!roleReaches(role, needed)) throw forbidden();
    return;
  }
  throw scope === 'company' ? forbidden() : new MockRefusal(404, generalMessages.notFound);
}
