import { COMPANY_STANDINGS, PLAN_TYPES, type AdminCompanyPage, type PlanType } from '@stellwerk/domain';
import { choiceIn } from '../../lists';
import { pageQuery, pageView, readAdminList, writeAdminList, type AdminListState } from '../shared/list';

export const COMPANY_FILTERS = ['all', ...COMPANY_STANDINGS] as const;
export type CompanyFilter = (typeof COMPANY_FILTERS)[number];

export interface CompanyListState extends AdminListState<CompanyFilter> {
  /** Filter by plan; '' for all. */
  readonly plan: PlanType | '';
}

export const ALL_COMPANIES: CompanyListState = { search: '', filter: 'all', plan: '', page: 1 };

/** Parses the state of the list from the URL; unknown values become the default. */
export const readCompanyList = (query: URLSearchParams): CompanyListState => ({
  ...readAdminList(query, COMPANY_FILTERS, 'all'),
  plan: choiceIn<PlanType | ''>(query, 'plan', PLAN_TYPES, ''),
});

/** The query of a state without default values. */
export const writeCompanyList = (state: CompanyListState) => ({ ...writeAdminList(state, 'all'), plan: state.plan });

/** Query parameters of the request (O70). */
export const companiesQuery = (state: CompanyListState) => ({
  ...pageQuery<(typeof COMPANY_STANDINGS)[number]>(state),
  ...(state.plan !== '' && { plan: state.plan }),
});

export const companiesView = (page: AdminCompanyPage) =>
  pageView<AdminCompanyPage['companies'][number], CompanyFilter>(page.companies, page);

/** Whether there are no companies at all. */
export const isWithoutCompanies = ({ counts }: AdminCompanyPage, { search, plan }: CompanyListState): boolean =>
  counts.all === 0 && search === '' && plan === '';
