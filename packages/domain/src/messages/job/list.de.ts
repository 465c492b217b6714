const placeNotKnown = (place: string): string => `Den Ort „${place}“ kennen wir nicht.`;
const placeMeant = (nearest: string): string => `Meinten Sie „${nearest}“?`;

/** The public list (000 §8). */
export const jobListMessages = {
  empty: 'Keine Stellenanzeigen gefunden.',
  emptyHint: 'Bitte versuchen Sie es mit anderen Suchkriterien.',
  /** @param nearest a similar known name; null without one */
  unknownPlace: (place: string, nearest: string | null): string =>
    `${placeNotKnown(place)} ${nearest === null ? 'Bitte geben Sie einen Ort oder eine Postleitzahl an.' : placeMeant(nearest)}`,
  /** The two sentences of `unknownPlace`; the second one is a button. */
  placeNotKnown,
  placeMeant,
  loadFailed: 'Fehler beim Laden der Stellenanzeigen',
} as const;
