/** Words of this screen; texts of the documents' catalogues stand in @stellwerk/domain. */
export const shellWords = {
  skip: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  accountNavigation: 'Konto',
  footerNavigation: 'Rechtliches',
  jobs: 'Stellenanzeigen',
  login: 'Anmelden',
  register: 'Konto erstellen',
  account: 'Mein Bereich',
  logout: 'Abmelden',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  terms: 'AGB',
  usage: 'Nutzungsbedingungen',
  copyright: (year: number): string => `© ${year} Stellwerk`,
} as const;
