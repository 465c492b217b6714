import type { Id } from '@stellwerk/domain';
import { DEFAULT_SETTINGS, THEME_CHOICES, type SettingsValues } from '@stellwerk/forms/settings-form';
import { settingsTexts } from '../../i18n/company/settings.de';

/** Sections of the settings, as named in the query parameter `tab` (CS01, CS02). */
export const SETTINGS_SECTIONS = ['general', 'company', 'subscription', 'payment'] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** Parses the section from the URL; any other value is the first. */
export function readSettingsSection(query: URLSearchParams): SettingsSection {
  return SETTINGS_SECTIONS.find((section) => section === query.get('tab')) ?? 'general';
}

/** Error message of a section whose company could not be loaded (CS10, CS11). */
export const settingsLoadFailed = (section: SettingsSection): string =>
  section === 'company' ? settingsTexts.company.loadFailed : settingsTexts.loadFailed;

/** Appearance of a company's pages on one device; stored only there (CS04, O35). */
export type DeviceSettings = Readonly<Pick<SettingsValues, 'language' | 'theme'>>;

function parsed(stored: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
  } catch {
    return {};
  }
}

/**
 * Parses stored settings; missing or unknown values become the default.
 * @param stored text from local storage, or null
 */
export function readDeviceSettings(stored: string | null): DeviceSettings {
  const value = parsed(stored ?? '');
  return { language: 'de', theme: THEME_CHOICES.find((known) => known === value.theme) ?? DEFAULT_SETTINGS.theme };
}

/** Key in local storage (O35). */
export function settingsKey(companyId: Id<'company'>): string {
  return `company_settings_${companyId}`;
}
