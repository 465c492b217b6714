import type { Id } from '@stellwerk/domain';
import type { ApplicationListQuery, ApplicationSummary } from '@stellwerk/domain';
import { bulkCalls, someApplications } from './bulk-calls';

/**
 * All applications of a list's filter, in its order. Applications that leave the filter while loading stay included, and new ones are
 * left out: otherwise pages would shift, and skip entries.
 * @param query of the list; its page and page size are ignored
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
