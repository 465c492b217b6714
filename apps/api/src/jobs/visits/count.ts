import { berlinDay } from '@stellwerk/domain';
import type { Db } from '../../platform/db/engine.ts';
import { roleIn } from '../../platform/http/access-store.ts';
import type { ServerCall } from '../../platform/http/call.ts';
import { addVisit, saltOf, type Visited } from './store.ts';
import { isByPerson, visitorHash } from './visitor.ts';

/**
 * Counts a call as a visit: once per page, visitor and day, and never for a prefetch, a crawler or a member of the company
 * (rule 6). The browser reports it after hydration, so previews and pages only rendered on the server are not counted (O73).
 * @param db a transaction, to count together with another change. @default the database
 * @returns whether it counted
 */
export async function countVisit(
  { actor, address, context, request }: Pick<ServerCall, 'actor' | 'address' | 'context' | 'request'>,
  visited: Visited,
  db: Db = context.db,
): Promise<boolean> {
  if (!isByPerson(request.headers)) return false;
  if (actor !== null && (await roleIn(db, [visited.companyId], actor.id)) !== null) return false;
  const day = berlinDay(context.now());
  return addVisit(db, visited, day, visitorHash(await saltOf(db, day), address, request.headers));
}
