import { useToast } from '@stellwerk/design-system';
import { useEffect, useRef, useState } from 'react';
import { settingsTexts } from '../../i18n/company/settings.de';
import type { GeneralSectionProps } from './GeneralSection';
import { readGeneralSettings, settingsKey, type GeneralSettings } from './settings';

/** Pause before the success text, in milliseconds (CS04). */
const SUCCESS_DELAY_MS = 500;

/** Applies the chosen colour scheme to the page; 'system' leaves it to the browser (A90). */
function applyTheme(theme: GeneralSettings['theme']): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

/** The settings of one company on this device: stored here, applied at once, no call (CS04, CS07, O35). */
export function useGeneralSettings(companyId: string): GeneralSectionProps {
  const [settings] = useState(() => readGeneralSettings(localStorage.getItem(settingsKey(companyId))));
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
