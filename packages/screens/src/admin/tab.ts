import { adminTexts } from '../i18n/admin.de';

/** The views of the administration as the address names them: those that have a name, in its order. */
export type AdminTab = keyof typeof adminTexts.tabs;

const isTab = (text: string): text is AdminTab => Object.hasOwn(adminTexts.tabs, text);

export const ADMIN_TABS: readonly AdminTab[] = Object.keys(adminTexts.tabs).filter(isTab);

/** Address of a view; the overview needs no name. */
export const adminHref = (tab: AdminTab): string => (tab === 'overview' ? '/admin' : `/admin?tab=${tab}`);

/** The view that the address names. @param tabs those that there are @param otherwise for an address that names none of them */
export const readAdminTab = (query: URLSearchParams, tabs: readonly AdminTab[], otherwise: AdminTab): AdminTab =>
  tabs.find((tab) => tab === query.get('tab')) ?? otherwise;
