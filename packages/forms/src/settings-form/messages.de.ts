import type { ProfileVisibility, ThemeChoice } from './choices';

/** Texts of the general settings (001 §2.4, W23, A90). */
export const labels = {
  form: 'Allgemeine Einstellungen',
  notifications: 'Benachrichtigungen',
  email: 'E-Mail-Benachrichtigungen',
  emailHint: 'Hinweise zu Ihrem Konto und Ihrem Unternehmen',
  applications: 'Benachrichtigung bei neuen Bewerbungen',
  visibility: 'Sichtbarkeit des Profils',
  visibilities: { public: 'Öffentlich', restricted: 'Eingeschränkt', private: 'Privat' } satisfies Record<ProfileVisibility, string>,
  contactEmail: 'Kontakt-E-Mail',
  contactEmailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  language: 'Sprache',
  german: 'Deutsch',
  theme: 'Farbschema',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' } satisfies Record<ThemeChoice, string>,
  local: 'Gilt nur auf diesem Gerät.',
} as const;
