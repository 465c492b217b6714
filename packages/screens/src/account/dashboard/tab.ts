/** Views of the account area, in tab order. */
export const DASHBOARD_TABS = ['overview', 'referrals', 'saved', 'alerts', 'messages', 'profile'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** The view named in the URL; an unknown one is the overview. */
export function readTab(query: URLSearchParams): DashboardTab {
  return DASHBOARD_TABS.find((tab) => tab === query.get('tab')) ?? 'overview';
}
