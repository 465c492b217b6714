/** Texts of the account menu, in the headers of both areas. */
export const accountMenuTexts = {
  /** Name of the button, and of the list that it opens. */
  of: (name: string): string => `Konto von ${name}`,
  account: 'Konto',
  area: 'Mein Bereich',
  referrals: 'Empfehlungen',
  saved: 'Gemerkte Stellen',
  alerts: 'Suchaufträge',
  messages: 'Nachrichten',
  profile: 'Profil',
  companies: 'Meine Unternehmen',
  allCompanies: (count: number): string => `Alle ${count} Unternehmen`,
  administration: 'Verwaltung',
  logout: 'Abmelden',
  loggingOut: 'Wird abgemeldet...',
} as const;
