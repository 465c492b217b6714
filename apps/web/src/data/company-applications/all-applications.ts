import type { ApplicationListQuery, ApplicationSummary } from '@stellwerk/domain';
import { companyApplications } from '@stellwerk/domain/calls';
import { send } from '../client';

/** The most rows that one answer has. */
const PAGE_SIZE = 100;

/**
 * All applications that a list would show page by page, each once: what arrives meanwhile moves rows to the next page.
 * @param query of the list; its page and page size do not matter
 * @throws ApiError
 */
export async function* allApplications(companyId: string, query: ApplicationListQuery): AsyncGenerator<readonly ApplicationSummary[]> {
  const known = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await send(companyApplications, { params: { id: companyId }, query: { ...query, page, pageSize: PAGE_SIZE } });
    pages = Math.ceil(list.total / PAGE_SIZE);
    const rows = list.applications.filter(({ id }) => !known.has(id));
    for (const { id } of rows) known.add(id);
    yield rows;
  }
}
