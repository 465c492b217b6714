import type { Company } from '@stellwerk/domain';
import { company, myCompanies } from '@stellwerk/domain/calls';
import { handles401 } from '../call-input';
import { useToken } from '../session';
import { useCall, type CallState } from '../use-call';

/** The company of a dashboard. The screen has its own texts for a rejected token (A27, A86). */
export function useCompany(id: string): CallState<Company> {
  return useCall(company, { params: { id } }, { stayOn401: true, networkRetries: true });
}

/**
 * The companies of the logged-in person; no request for a visitor.
 * @param wanted whether they are displayed. @default true
 */
export function useMyCompanies(wanted = true): CallState<readonly Company[]> {
  const token = useToken();
  return useCall(myCompanies, token === null || !wanted ? undefined : {}, handles401);
}
