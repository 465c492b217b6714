/** Texts of the header and footer of every page; texts of the documents' catalogues are in @stellwerk/domain. */
export const shellTexts = {
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
  accessibility: 'Barrierefreiheit',
  support: 'Support',
  copyright: (year: number): string => `© ${year} Stellwerk`,
} as const;
