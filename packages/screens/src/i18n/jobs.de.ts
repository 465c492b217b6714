/** Texts of the public job list; texts of the documents' catalogues are in @stellwerk/domain. */
export const jobsTexts = {
  title: 'Stellenanzeigen',
  description: 'Alle offenen Stellen auf Stellwerk: suchen Sie nach Titel oder Unternehmen, Standort und Beschäftigungsart.',
  search: 'Suche',
  searchPlaceholder: 'Stelle oder Unternehmen',
  submit: 'Suchen',
  location: 'Standort',
  allLocations: 'Alle Standorte',
  employment: 'Beschäftigungsart',
  allEmployments: 'Alle Arten',
  sort: 'Sortieren',
  sortNewest: 'Neueste zuerst',
  sortTitle: 'Titel A-Z',
  one: 'Stellenanzeige',
  many: 'Stellenanzeigen',
  errorHint: 'Ihre Suche und Ihre Filter bleiben erhalten.',
} as const;
