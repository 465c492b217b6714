export { SettingsForm, type SettingsFormProps } from './SettingsForm';
export { THEME_CHOICES, VISIBILITIES, type ProfileVisibility, type ThemeChoice } from './choices';
export { DEFAULT_SETTINGS, isContactEmail, type SettingsValues } from './settings';
export type { SubmitFailure, SubmitHandler } from '@stellwerk/domain';
