import type { SubscriptionView } from '@stellwerk/design-system/patterns';
import type { PlanType } from '@stellwerk/domain';
import { adminListView, type AdminListState, type AdminListView } from '../shared/list';

/** A company as the administration sees it. */
export interface AdminCompany {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly logoUrl: string;
  /** A deactivated one is not public (O30). */
  readonly active: boolean;
  /** Null without one. */
  readonly subscription: SubscriptionView | null;
}

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

/** The companies in the order of the German alphabet, as the address narrows them. */
export function companiesView(all: readonly AdminCompany[], state: CompanyListState): AdminListView<AdminCompany, CompanyFilter> {
  const ofPlan = all.filter(({ subscription }) => state.plan === '' || subscription?.plan.type === state.plan);
  return adminListView(
    ofPlan.toSorted((a, b) => a.name.localeCompare(b.name, 'de')),
    state,
    { passes, texts: ({ name, city }) => [name, city] },
  );
}
