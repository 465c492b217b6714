import { asList, readCompany, readCompanySummary, type Company, type CompanySummary } from '@stellwerk/domain';
import { useApi, type ApiState } from '../use-api';

const companyPath = (id: string): string => `/api/private/companies/${encodeURIComponent(id)}`;
const MY_COMPANIES = '/api/private/companies/get-my-companies';

/** The company of a dashboard. The screen has words of its own for a refused token (A27, A86). */
export function useCompany(id: string): ApiState<Company> {
  return useApi(companyPath(id), readCompany, { request: { own401: true } });
}

/** The companies of the logged-in person, for the switcher. */
export function useMyCompanies(): ApiState<readonly CompanySummary[]> {
  return useApi(MY_COMPANIES, (answer): readonly CompanySummary[] => asList(answer).map(readCompanySummary), { request: { own401: true } });
}
