import { companyFieldLabels, type CompanyVisibility } from '@stellwerk/domain';

/** Colour schemes; `system` follows the device. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Texts of the general settings (001 §2.4, W23, A90). */
export const labels = {
  form: 'Allgemeine Einstellungen',
  notifications: 'Ihre Benachrichtigungen',
  email: 'E-Mail-Benachrichtigungen',
  emailHint: 'Neue Bewerbungen und Nachrichten. Was Ihr Konto betrifft, kommt immer.',
  applications: 'Benachrichtigung bei neuen Bewerbungen',
  company: 'Unternehmen',
  visibility: companyFieldLabels.visibility,
  visibilities: { public: 'Öffentlich', restricted: 'Eingeschränkt', private: 'Privat' } satisfies Record<CompanyVisibility, string>,
  visibilityHints: {
    public: 'Alle finden Ihr Unternehmen und Ihre Stellenanzeigen.',
    restricted: 'Nur wer die Adresse einer Seite hat, sieht sie. In Suche, Feeds und Sitemap steht sie nicht.',
    private: 'Niemand außerhalb Ihres Teams sieht Ihr Unternehmen und Ihre Stellenanzeigen, und niemand kann sich bewerben.',
  } satisfies Record<CompanyVisibility, string>,
  contactEmail: companyFieldLabels.contactEmail,
  contactEmailHint: 'Hierhin antworten Bewerberinnen und Bewerber, wenn eine Stelle keine Ansprechperson hat.',
  companyReadOnly: 'Sichtbarkeit und Kontakt-E-Mail ändern Inhaber und Administratoren.',
  contactEmailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  device: 'Anzeige auf diesem Gerät',
  language: 'Sprache',
  german: 'Deutsch',
  theme: 'Farbschema',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' } satisfies Record<ThemeChoice, string>,
} as const;
