import '../../../members.css';
import { dashboardMessages, matchesFilter } from '@stellwerk/domain';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { ApiError } from '../../../data/api-error';
import { useCompanyApplications } from '../../../data/company-applications/use-company-applications';
import { useCompany, useMyCompanies } from '../../../data/companies/use-company';
import { useHydrated, useToken } from '../../../data/session';
import type { ApiState } from '../../../data/use-api';
import { companyWords } from '../../../i18n/company.de';
import { paths } from '../../../paths';
import { usePageHead } from '../../../shell/head';
import { ApplicationsTab } from './applications/ApplicationsTab';
import { CompanyFrame, type CompanyFrameProps, type CompanyState } from './CompanyFrame';
import { PreparationScreen } from './PreparationScreen';
import { readCompanyTab } from './tabs';

function stateOf({ data, error, validating, reload }: ReturnType<typeof useCompany>): CompanyState {
  if (data !== undefined) return { kind: 'loaded', company: data };
  if (error === undefined) return { kind: 'loading' };
  if (error.status === 403 || error.status === 401) return { kind: 'forbidden' };
  if (error.status === 404) return { kind: 'not-found' };
  return { kind: 'error', retrying: validating, onRetry: () => void reload() };
}

/** Words of the switcher for each way of failing (001 §8, W30). */
function switcherError(error: ApiError): string {
  const texts = dashboardMessages.switcher;
  if (error.status === 401 || error.status === 403) return texts.forbidden;
  if (error.status === 0) return texts.noAnswer;
  return error.status === 500 ? texts.serverError : texts.other(error.status);
}

function switcherOf({ data, error, reload }: ApiState<Parameters<typeof withHref>[0]>): CompanyFrameProps['switcher'] {
  if (data !== undefined) return { companies: withHref(data) };
  return error === undefined ? { loading: true } : { error: switcherError(error), onRetry: () => void reload() };
}

function withHref(companies: NonNullable<ReturnType<typeof useMyCompanies>['data']>) {
  return companies.map(({ id, name, logoUrl }) => ({ id, name, logoUrl, href: paths.company.dashboard(id) }));
}

function Dashboard({ companyId }: { readonly companyId: string }) {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const tab = readCompanyTab(query, pathname);
  const company = useCompany(companyId);
  const companies = useMyCompanies();
  const applications = useCompanyApplications(company.data === undefined ? '' : companyId);
  usePageHead({ title: `${companyWords.tabs[tab]}${company.data === undefined ? '' : `, ${company.data.name}`}`, noindex: true });
  return (
    <CompanyFrame
      companyId={companyId}
      state={stateOf(company)}
      tab={tab}
      newApplications={applications.data?.filter(({ status }) => matchesFilter(status, 'new')).length}
      switcher={switcherOf(companies)}
    >
      {tab === 'applications' ? <ApplicationsTab companyId={companyId} /> : <PreparationScreen companyId={companyId} tab={tab} />}
    </CompanyFrame>
  );
}

/** The company's dashboard; without a login it asks for one. The server renders nothing of it: it belongs to a person. */
export default function CompanyDashboardRoute() {
  const { companyId = '' } = useParams();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const token = useToken();
  usePageHead({ title: companyWords.tabs.dashboard, noindex: true });
  if (!hydrated) return null;
  if (token === null) return <Navigate to={paths.login(pathname + search)} replace />;
  return <Dashboard key={companyId} companyId={companyId} />;
}
