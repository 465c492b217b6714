const list = new Intl.ListFormat('de', { type: 'conjunction' });
const quoted = (text: string): string => `„${text}“`;

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
  sortBest: 'Beste Treffer zuerst',
  sortNewest: 'Neueste zuerst',
  sortTitle: 'Titel A-Z',
  one: 'Stellenanzeige',
  many: 'Stellenanzeigen',
  noSuchPage: 'Diese Seite der Liste gibt es nicht.',
  lastPage: (page: number): string => `Zur letzten Seite (${page})`,
  noHits: (search: string): string => `Keine Treffer für ${quoted(search)}.`,
  correctedTo: (search: string): string => `Gezeigt werden Treffer für ${quoted(search)}.`,
  alsoSearched: (terms: readonly string[]): string => `Gesucht wurde auch nach ${list.format(terms)}.`,
  nearest: 'Diese Stellen kommen dem am nächsten:',
  alert: 'Neue Stellen per E-Mail',
  alertHint: 'Nichts Passendes dabei? Wir schreiben Ihnen, sobald es neue Stellen zu dieser Suche gibt.',
  errorHint: 'Ihre Suche und Ihre Filter bleiben erhalten.',
} as const;
