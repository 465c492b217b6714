/** Values of the query parameter `tab`; the first is the default (CD03). */
export const COMPANY_TABS = [
  'dashboard',
  'applications',
  'messages',
  'jobs',
  'team',
  'focus',
  'documents',
  'subscription',
  'settings',
] as const;
export type CompanyTab = (typeof COMPANY_TABS)[number];

/** The seven tabs with a label in the bar; subscription and settings are reached by the header (A45). */
export const LABELLED_TABS = [
  'dashboard',
  'applications',
  'messages',
  'jobs',
  'team',
  'focus',
  'documents',
] as const satisfies readonly CompanyTab[];

/** Reads the tab from the address; a missing or unknown value is the overview. */
export function readCompanyTab(query: URLSearchParams): CompanyTab {
  return COMPANY_TABS.find((tab) => tab === query.get('tab')) ?? 'dashboard';
}
