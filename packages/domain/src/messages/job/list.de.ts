/** The public list (000 §8). */
export const jobListMessages = {
  empty: 'Keine Stellenanzeigen gefunden.',
  emptyHint: 'Bitte versuchen Sie es mit anderen Suchkriterien.',
  loadFailed: 'Fehler beim Laden der Stellenanzeigen',
} as const;
