import type { Id } from '@stellwerk/domain';
import { type ApplicationList, type ApplicationListQuery } from '@stellwerk/domain';
import { companyApplications } from '@stellwerk/domain/calls';
import { useCall, type CallState } from '../use-call';
import { FIRST_PAGE } from './use-company-applications';

const isFirstPage = ({ page = 1, pageSize, ...rest }: ApplicationListQuery): boolean =>
  page === FIRST_PAGE.page && pageSize === FIRST_PAGE.pageSize && Object.keys(rest).length === 0;

/**
 * One page of the applications of a company. The previous page stays until the next one is loaded, and the page after it is
 * prefetched. The first page is the one loaded on entry (CD36).
 * @param query without fields that are undefined
 */
export function useApplicationPage(companyId: Id<'company'>, query: ApplicationListQuery): CallState<ApplicationList> {
  const params = { id: companyId };
  const isFirst = isFirstPage(query);
  const list = useCall(companyApplications, { params, query: isFirst ? FIRST_PAGE : query }, { keepPrevious: true, onlyOnce: isFirst });
  const { page = 1 } = query;
  const hasNext = page > 1 && list.data !== undefined && list.data.page === page && page * list.data.pageSize < list.data.total;
  useCall(companyApplications, hasNext ? { params, query: { ...query, page: page + 1 } } : undefined);
  return list;
}
