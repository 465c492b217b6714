/** Visibility of a company and its jobs. */
export { COMPANY_VISIBILITIES as VISIBILITIES, type CompanyVisibility as ProfileVisibility } from '@stellwerk/domain';

/** Colour schemes; `system` follows the device. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
