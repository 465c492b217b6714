import type { Id } from '@stellwerk/domain';
import type { FocusPage } from '@stellwerk/domain';
import { companyFocusPages, focusPagesByCompany } from '@stellwerk/domain/calls';
import { useCall, type CallState } from '../use-call';

/** The list of a company, by its second path when the first one fails (JM48). @throws ApiError of the second */
async function loadPages(companyId: Id<'company'>): Promise<readonly FocusPage[]> {
  const { send } = await import('../client');
  const params = { companyId };
  return send(focusPagesByCompany, { params }).catch(() => send(companyFocusPages, { params }));
}

/** The focus pages of a company. */
export function useFocusPages(companyId: Id<'company'>): CallState<readonly FocusPage[]> {
  return useCall(focusPagesByCompany, { params: { companyId } }, { load: () => loadPages(companyId) });
}
