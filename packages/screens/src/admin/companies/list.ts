import type { AdminCompany, PlanType } from '@stellwerk/domain';
import { listView } from '../../lists';
import { adminRules, type AdminListState } from '../shared/list';

export const COMPANY_FILTERS = ['all', 'active', 'cancelled', 'none'] as const;
export type CompanyFilter = (typeof COMPANY_FILTERS)[number];

export interface CompanyListState extends AdminListState<CompanyFilter> {
  /** Only those with this plan; '' for all. */
  readonly plan: PlanType | '';
}

export const ALL_COMPANIES: CompanyListState = { search: '', filter: 'all', plan: '', page: 1 };

function passes({ subscription }: AdminCompany, filter: CompanyFilter): boolean {
  if (filter === 'all') return true;
  if (subscription === null) return filter === 'none';
  return filter === (subscription.status === 'ACTIVE' ? 'active' : 'cancelled');
}

/** The companies in the order of the German alphabet, as the URL narrows them. */
export const companiesView = listView({
  ...adminRules,
  texts: ({ name, city }: AdminCompany) => [name, city],
  filters: {
    filter: passes,
    plan: ({ subscription }: AdminCompany, plan: CompanyListState['plan']) => plan === '' || subscription?.plan.type === plan,
  },
  tie: (a, b) => a.name.localeCompare(b.name, 'de'),
});
