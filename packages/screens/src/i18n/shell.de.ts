/**
 * Texts of the header and footer of every page; texts of the catalogues are in @stellwerk/domain.
 */
export const shellTexts = {
  skip: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  accountNavigation: 'Konto',
  footerNavigation: 'Fuß der Seite',
  menu: 'Menü',
  jobs: 'Stellenanzeigen',
  forCompanies: 'Für Unternehmen',
  login: 'Anmelden',
  register: 'Konto erstellen',
  account: 'Mein Bereich',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  terms: 'AGB',
  usage: 'Nutzungsbedingungen',
  accessibility: 'Barrierefreiheit',
  support: 'Support',
  nextPage: 'Nächste Seite wird geladen',
  pageNotLoaded: 'Diese Seite konnte nicht geladen werden',
  toStart: 'Zur Startseite',
  copyright: (year: number): string => `© ${year} Stellwerk`,
} as const;
