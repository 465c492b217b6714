import { adminTexts } from '../i18n/admin.de';

/** The named views of the administration, in URL spelling and order. */
export type AdminTab = keyof typeof adminTexts.tabs;

const isTab = (text: string): text is AdminTab => Object.hasOwn(adminTexts.tabs, text);

export const ADMIN_TABS: readonly AdminTab[] = Object.keys(adminTexts.tabs).filter(isTab);

/** URL of a view; the overview has no name in it. */
export const adminHref = (tab: AdminTab): string => (tab === 'overview' ? '/admin' : `/admin?tab=${tab}`);

/**
 * The view named in the URL.
 * @param tabs available views
 * @param otherwise default for an unknown name
 */
export const readAdminTab = (query: URLSearchParams, tabs: readonly AdminTab[], otherwise: AdminTab): AdminTab =>
  tabs.find((tab) => tab === query.get('tab')) ?? otherwise;
