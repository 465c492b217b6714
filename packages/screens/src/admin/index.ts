export { AdminFrame, type AdminFrameProps } from './AdminFrame';
export { adminHref, ADMIN_TABS, readAdminTab, type AdminTab } from './tab';
