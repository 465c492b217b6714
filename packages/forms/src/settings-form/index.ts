export { SettingsForm, type SettingsFormProps } from './SettingsForm';
export { THEME_CHOICES, type ThemeChoice } from './messages.de';
export { COMPANY_VISIBILITIES as VISIBILITIES, type CompanyVisibility as ProfileVisibility } from '@stellwerk/domain';
export { DEFAULT_SETTINGS, isContactEmail, type SettingsValues } from './settings';
export type { SubmitFailure, SubmitHandler } from '@stellwerk/domain';
