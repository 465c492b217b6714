/** Errors of a focus page that cannot be shown or saved (CF17, CF18, W40). */
export const focusPageMessages = {
  forbidden: 'Zugriff verweigert (403): Sie haben keine Berechtigung, diese Fokusseite anzuzeigen.',
  notFound: (slug: string): string => `Fokusseite nicht gefunden (404): ${slug}`,
  unknown: 'Fokusseite nicht gefunden.',
  titleMissing: 'Bitte geben Sie einen Titel ein.',
  descriptionMissing: 'Bitte geben Sie eine Beschreibung ein.',
  webAddress: 'Bitte geben Sie eine gültige Adresse an.',
  coverNotStored: 'Fehler beim Hochladen des Titelbilds',
} as const;
