import type { Company } from '@stellwerk/domain';
import { company, myCompanies } from '@stellwerk/domain/calls';
import { handles401 } from '../call-input';
import { useToken } from '../session';
import { useCall, type CallState } from '../use-call';

/** The company of a dashboard. The screen has texts of its own for a refused token (A27, A86). */
export function useCompany(id: string): CallState<Company> {
  return useCall(company, { params: { id } }, { stayOn401: true, networkRetries: true });
}

/**
 * The companies that the logged-in person is a member of; asks for nothing as a visitor.
 * @param wanted whether they are to be seen. @default true
 */
export function useMyCompanies(wanted = true): CallState<readonly Company[]> {
  const token = useToken();
  return useCall(myCompanies, token === null || !wanted ? undefined : {}, handles401);
}
