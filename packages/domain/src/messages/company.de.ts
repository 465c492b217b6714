/** Errors of the profile or the logo of a company (001 §5, CS22 to CS25, CS27), common to the form and the server. */
export const companyMessages = {
  nameMissing: 'Bitte geben Sie einen Firmennamen an',
  industryMissing: 'Bitte wählen Sie eine Branche aus',
  websiteMissing: 'Bitte geben Sie eine Website an',
  descriptionMissing: 'Bitte geben Sie eine Beschreibung an',
  yearInvalid: (latest: number): string => `Bitte geben Sie ein Jahr von 1800 bis ${latest} an.`,
  webAddress: 'Bitte geben Sie eine gültige Adresse an.',
  brandColor: 'Bitte geben Sie die Farbe als #rrggbb an, zum Beispiel #1b3f8b.',
  brandContrast: (nearest: string): string =>
    `Auf hellem Grund ist diese Farbe zu blass zum Lesen. Der nächste Ton, der reicht, ist ${nearest}.`,
  logoNotStored: 'Fehler beim Hochladen des Logos',
} as const;

/** Errors of a subscription that an administrator sets (O37). */
export const subscriptionMessages = {
  endMissing: 'Bitte geben Sie an, wann das gekündigte Abonnement endet.',
  endInvalid: 'Bitte geben Sie das Ende als Datum an.',
} as const;

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
