import { checkAccess, type Access, type Found } from '@stellwerk/domain/endpoints';
import { isAdmin } from '../actor.ts';
import { createAccessStore } from './access-store.ts';
import { actorOf, type ServerCall } from './call.ts';

/**
 * The permission check for a company that stands in a body which only the handler can read: a form whose files stream. The same rule
 * as for an id in the path (decisions, rule 2).
 * @throws CallError 'forbidden' or 'not-found'
 */
export function requireRole(
  call: ServerCall,
  access: Extract<Access, 'member' | 'recruiter' | 'manager' | 'owner'>,
  companyId: unknown,
): Promise<Found> {
  const actor = actorOf(call);
  const caller = { id: actor.id, isConfirmed: actor.isConfirmed, isAdmin: isAdmin(actor), isOperator: actor.operator };
  const scope = { of: 'company', body: 'companyId' } as const;
  return checkAccess(createAccessStore(call.context.db), { access, scope }, caller, {}, { companyId });
}
