export type { CompanySectionProps } from './CompanySection';
export { readSettingsSection, settingsLoadFailed, type SettingsSection } from './settings';
export { SettingsScreen, type SettingsScreenProps } from './SettingsScreen';
export { useGeneralSettings } from './use-general-settings';
