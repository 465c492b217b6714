import { useToast } from '@stellwerk/design-system';
import { useEffect, useRef, useState } from 'react';
import { settingsTexts } from '../../i18n/company/settings.de';
import type { GeneralSectionProps } from './GeneralSection';
import { readGeneralSettings, settingsKey } from './settings';
import { applyTheme, storedSettings } from './use-company-theme';

/** Pause before the success text, in milliseconds (CS04). */
const SUCCESS_DELAY_MS = 500;

/** The settings of one company on this device: stored here, applied at once, no call (CS04, CS07, O35). */
export function useGeneralSettings(companyId: string): GeneralSectionProps {
  const [settings] = useState(() => readGeneralSettings(storedSettings(companyId)));
  const [saving, setSaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toast = useToast();
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    settings,
    saving,
    onSave: (next) => {
      localStorage.setItem(settingsKey(companyId), JSON.stringify(next));
      applyTheme(next.theme);
      setSaving(true);
      timer.current = setTimeout(() => {
        setSaving(false);
        toast.success(settingsTexts.general.saved);
      }, SUCCESS_DELAY_MS);
    },
  };
}
