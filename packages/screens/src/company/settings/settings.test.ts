import { DEFAULT_SETTINGS } from '@stellwerk/forms/settings-form';
import { describe, expect, it } from 'vitest';
import { readDeviceSettings, readSettingsSection, SETTINGS_SECTIONS, settingsLoadFailed } from './settings';

describe('readSettingsSection', () => {
  it('CS02 reads the four values and falls back on the first', () => {
    for (const section of ['general', 'company', 'subscription', 'payment'])
      expect(readSettingsSection(new URLSearchParams({ tab: section }))).toBe(section);
    expect(readSettingsSection(new URLSearchParams('tab=foo'))).toBe('general');
    expect(readSettingsSection(new URLSearchParams())).toBe('general');
  });
});

it('CS10 CS11 the data of the company have words of their own when they could not be loaded', () => {
  const settings = 'Fehler beim Laden der Unternehmenseinstellungen. Bitte versuchen Sie es später erneut.';
  expect(SETTINGS_SECTIONS.map(settingsLoadFailed)).toEqual([settings, 'Fehler beim Laden des Unternehmens', settings, settings]);
});

describe('readDeviceSettings', () => {
  it("O35 reads what was stored, also among what is the server's today", () => {
    expect(readDeviceSettings(JSON.stringify({ ...DEFAULT_SETTINGS, profileVisibility: 'private', theme: 'dark' }))).toEqual({
      language: 'de',
      theme: 'dark',
    });
  });
  it('takes the default for what is missing, unknown or broken', () => {
    for (const stored of [null, '', '{', 'null', '"text"', '{"theme":7}'])
      expect(readDeviceSettings(stored)).toEqual({ language: 'de', theme: DEFAULT_SETTINGS.theme });
  });
});
