import { readCompany, type Company } from '@stellwerk/domain';
import { useToken } from '../session';
import { useApi, type ApiState } from '../use-api';

/** Address of the own companies (API39). */
export const MY_COMPANIES = '/api/private/companies/get-my-companies';

/** Reads the list; anything else is an empty one. */
export function readCompanies(answer: unknown): readonly Company[] {
  return Array.isArray(answer) ? answer.map(readCompany) : [];
}

/** The companies that the logged-in person is a member of. */
export function useMyCompanies(): ApiState<readonly Company[]> {
  const token = useToken();
  return useApi(token === null ? null : MY_COMPANIES, readCompanies, { request: { own401: true } });
}
