export { AdminFrame, type AdminFrameProps } from './AdminFrame';
export { adminHref, ADMIN_TABS, type AdminTab } from './tab';
