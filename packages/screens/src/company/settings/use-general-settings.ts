import type { Id } from '@stellwerk/domain';
import { useToast } from '@stellwerk/design-system';
import type { CompanySettings } from '@stellwerk/domain';
import type { SettingsValues } from '@stellwerk/forms/settings-form';
import { useEffect, useRef, useState } from 'react';
import { settingsTexts } from '../../i18n/company/settings.de';
import { readDeviceSettings, settingsKey, type DeviceSettings } from './settings';
import { applyTheme, storedSettings } from './use-company-theme';

/** Pause before the success text, in milliseconds (CS04). */
const SUCCESS_DELAY_MS = 500;

export interface GeneralSettings {
  /** Those of this device. */
  readonly device: DeviceSettings;
  /** The success text is on its way. */
  readonly saving: boolean;
  /** Stores all of them; rejects when the server did not take its part, and then nothing is stored. */
  readonly onSave: (values: SettingsValues) => Promise<void>;
}

/**
 * The general settings of a company: how it looks is stored on this device and applied at once, the rest by the server (CS04, CS05,
 * CS07, O35).
 * @param store stores what is the server's; rejects when it failed
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
