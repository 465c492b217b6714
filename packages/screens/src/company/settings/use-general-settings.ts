import type { Id } from '@stellwerk/domain';
import { useToast } from '@stellwerk/design-system';
import type { CompanySettings } from '@stellwerk/domain';
import type { SettingsValues } from '@stellwerk/forms/settings-form';
import { useEffect, useRef, useState } from 'react';
import { settingsTexts } from '../../i18n/company/settings.de';
import { readDeviceSettings, settingsKey, type DeviceSettings } from './settings';
import { applyTheme, storedSettings } from './use-company-theme';

/** Delay before the success message, in milliseconds (CS04). */
const SUCCESS_DELAY_MS = 500;

export interface GeneralSettings {
  /** Settings of this device. */
  readonly device: DeviceSettings;
  /** Whether the success message is still pending. */
  readonly saving: boolean;
  /** Saves all settings; rejects if the server rejects its part, and then stores nothing. */
  readonly onSave: (values: SettingsValues) => Promise<void>;
}

/**
 * General settings of a company: appearance is stored on this device and applied at once, the rest
 * by the server (CS04, CS05, CS07, O35).
 * @param store saves the server's part; rejects on failure
 */
export function useGeneralSettings(companyId: Id<'company'>, store: (settings: CompanySettings) => Promise<unknown>): GeneralSettings {
  const [device] = useState(() => readDeviceSettings(storedSettings(companyId)));
  const [saving, setSaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toast = useToast();
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    device,
    saving,
    onSave: async ({ language, theme, ...settings }) => {
      await store(settings);
      localStorage.setItem(settingsKey(companyId), JSON.stringify({ language, theme }));
      applyTheme(theme);
      setSaving(true);
      timer.current = setTimeout(() => {
        setSaving(false);
        toast.success(settingsTexts.general.saved);
      }, SUCCESS_DELAY_MS);
    },
  };
}
