export { SettingsForm, type SettingsFormProps } from './SettingsForm';
export { isContactEmail, THEME_CHOICES, VISIBILITIES, type ProfileVisibility, type SettingsValues, type ThemeChoice } from './settings';
export type { SubmitFailure, SubmitHandler } from '../shared/submission';
