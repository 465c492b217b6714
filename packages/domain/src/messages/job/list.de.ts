/** The public list (000 §8). */
export const jobListMessages = {
  empty: 'Keine Stellenanzeigen gefunden.',
  emptyHint: 'Bitte versuchen Sie es mit anderen Suchkriterien.',
  /** @param nearest a known name that is nearly the same; null without one */
  unknownPlace: (place: string, nearest: string | null): string =>
    `Den Ort „${place}“ kennen wir nicht. ${nearest === null ? 'Bitte geben Sie einen Ort oder eine Postleitzahl an.' : `Meinten Sie „${nearest}“?`}`,
  loadFailed: 'Fehler beim Laden der Stellenanzeigen',
} as const;
