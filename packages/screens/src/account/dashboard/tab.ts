/** Views of the own area, in the order of their tabs. */
export const DASHBOARD_TABS = ['overview', 'referrals', 'alerts', 'messages', 'profile'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** Those that have their data already; the others are screens that wait for theirs. */
export const OPEN_TABS = ['overview', 'referrals', 'alerts', 'profile'] as const satisfies readonly DashboardTab[];

/** The view that the address asks for; anything unknown is the overview. */
export function readTab(query: URLSearchParams, tabs: readonly DashboardTab[] = OPEN_TABS): DashboardTab {
  return tabs.find((tab) => tab === query.get('tab')) ?? 'overview';
}
