/** Views of the own area, in the order of their tabs. */
export const DASHBOARD_TABS = ['overview', 'referrals', 'saved', 'alerts', 'messages', 'profile'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** The view that the address asks for; anything unknown is the overview. */
export function readTab(query: URLSearchParams): DashboardTab {
  return DASHBOARD_TABS.find((tab) => tab === query.get('tab')) ?? 'overview';
}
