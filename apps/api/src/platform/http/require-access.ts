import { checkAccess, type Access, type Found, type SubjectFor } from '@stellwerk/domain/endpoints';
import { isAdmin } from '../context/actor.ts';
import { createAccessStore } from './access-store.ts';
import { actorOf, type ServerCall } from './call.ts';

/**
 * The permission check for an id that only the handler can read: from a streamed form, or of one of several kinds. The
 * same rule as for an id in the path (decisions, rule 2).
 * @param access required access of the caller
 * @param of kind of the row
 * @throws CallError 'forbidden' or 'not-found'
 */
export function requireAccess<A extends Access>(call: ServerCall, access: A, of: SubjectFor<A>, id: unknown): Promise<Found> {
  const actor = actorOf(call);
  const caller = { id: actor.id, isConfirmed: actor.isConfirmed, isAdmin: isAdmin(actor), isOperator: actor.operator };
  return checkAccess(createAccessStore(call.context.db), { access, scope: { of, body: 'id' } }, caller, {}, { id });
}
