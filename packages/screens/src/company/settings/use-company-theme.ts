import type { Id } from '@stellwerk/domain';
import { useLayoutEffect } from 'react';
import { readDeviceSettings, settingsKey, type DeviceSettings } from './settings';

/** Applies the selected colour scheme to the page; 'system' leaves it to the browser (A90). */
export function applyTheme(theme: DeviceSettings['theme']): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

/** Settings stored on this device; undefined if storage is blocked. */
export function storedSettings(companyId: Id<'company'>): string | null {
  try {
    return localStorage.getItem(settingsKey(companyId));
  } catch {
    return null;
  }
}

/**
 * Shows the pages of a company in the colour scheme selected for it on this device, and restores
 * the default on other pages (A90).
 */
export function useCompanyTheme(companyId: Id<'company'>): void {
  useLayoutEffect(() => {
    const before = document.documentElement.dataset.theme;
    const { theme } = readDeviceSettings(storedSettings(companyId));
    if (theme !== 'system') applyTheme(theme);
    return () => applyTheme(before === 'dark' || before === 'light' ? before : 'system');
  }, [companyId]);
}
