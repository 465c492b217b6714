/** The views of the administration, as the address names them. */
export const ADMIN_TABS = ['companies', 'payouts', 'outbox'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** Address of a view; the first one needs no name. */
export const adminHref = (tab: AdminTab): string => (tab === 'companies' ? '/admin' : `/admin?tab=${tab}`);
