import type { Id } from '@stellwerk/domain';
import type { ApplicationListQuery, ApplicationSummary } from '@stellwerk/domain';
import { bulkCalls, someApplications } from './bulk-calls';

/**
 * All applications that a list shows now, in its order. What leaves the filter while they are loaded stays among them, and what arrives
 * does not: pages would move on meanwhile, and skip what has moved to the page before.
 * @param query of the list; its page and page size do not matter
 * @throws ApiError
 */
export async function* allApplications(
  companyId: Id<'company'>,
  query: ApplicationListQuery,
): AsyncGenerator<readonly ApplicationSummary[]> {
  const selected = await bulkCalls(companyId, query).selectAll();
  yield* someApplications(
    companyId,
    selected.map(({ id }) => id),
    query,
  );
}
