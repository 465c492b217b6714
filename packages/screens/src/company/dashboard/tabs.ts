/** The seven tabs with a label in the navigation. */
export const LABELLED_TABS = ['dashboard', 'applications', 'messages', 'jobs', 'team', 'focus', 'documents'] as const;

/**
 * Values of the query parameter `tab`; the first is the default (CD03). The last two are linked in
 * the header (A45).
 */
export const COMPANY_TABS = [...LABELLED_TABS, 'subscription', 'settings'] as const;
export type CompanyTab = (typeof COMPANY_TABS)[number];

/**
 * Parses the tab from the URL: from path forms such as /company/7/team (CD12), else from the query.
 * A missing or unknown value is the overview.
 */
export function readCompanyTab(query: URLSearchParams, pathname = ''): CompanyTab {
  const [, form] = /^\/company\/[^/]+\/([^/]+)/u.exec(pathname) ?? [];
  const named = (value: string | null | undefined) => COMPANY_TABS.find((tab) => tab === value);
  return (form === COMPANY_TABS[0] ? undefined : named(form)) ?? named(query.get('tab')) ?? COMPANY_TABS[0];
}
