import { berlinDay } from '@stellwerk/domain';
import type { Db } from '../../platform/db/engine.ts';
import { roleIn } from '../../platform/http/access-store.ts';
import type { ServerCall } from '../../platform/http/call.ts';
import { addVisit, saltOf, type Visited } from './store.ts';
import { isByPerson, visitorHash } from './visitor.ts';

/**
 * Counts a call as a visit: once for each thing, visitor and day, and never for a prefetch, a crawler or a member of the company
 * (rule 6). The browser reports it after hydration, so no preview and no page that only the server has rendered comes here (O73).
 * @param db a transaction, where something else is counted with it. @default the database
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
