/**
 * Labels and messages of the forms; the error catalogue and labels of codes come from the domain.
 */
export const de = {
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    message: 'Nachricht',
  },
  legal: {
    accept: 'Ich akzeptiere die',
    terms: 'Allgemeinen Geschäftsbedingungen',
    privacy: 'Datenschutzerklärung',
    more: 'Mehr dazu:',
    usage: 'Nutzungsbedingungen',
    privacyPolicy: 'Hinweise zum Datenschutz',
  },
  meant: (address: string): string => `Meinten Sie ${address}?`,
  cancel: 'Abbrechen',
  save: 'Speichern',
  saving: 'Wird gespeichert...',
  removeImage: 'Bild entfernen',
  imageRemoved: 'Bild entfernt',
  fileChosen: (name: string): string => `${name} gewählt`,
  choose: 'Bitte wählen',
  required: 'Bitte füllen Sie alle Pflichtfelder aus',
  requiredField: 'Bitte füllen Sie dieses Feld aus.',
  leave: {
    title: 'Änderungen verwerfen?',
    text: 'Ihre Eingaben sind noch nicht gespeichert.',
    confirm: 'Verwerfen',
    stay: 'Weiter bearbeiten',
  },
  conflict: {
    taken: (fields: readonly string[]): string =>
      `Diese Angaben hat jemand anderes geändert, sie stehen jetzt im Formular: ${fields.join(', ')}.`,
    choose: (button: string): string => `Diese Angaben haben Sie beide geändert. Im Formular steht Ihre Fassung; mit „${button}“ gilt sie.`,
    list: 'Angaben in zwei Fassungen',
    stored: 'Gespeichert',
    own: 'Ihre Fassung',
    empty: 'Keine Angabe',
    take: (field: string): string => `${field}: gespeicherte Fassung übernehmen`,
    save: 'Nichts davon ist verloren. Prüfen Sie das Formular und speichern Sie es noch einmal.',
  },
  imageType: 'Ungültiges Bildformat. Erlaubt sind: JPG, PNG, SVG, WEBP',
  media: {
    upload: 'Fehler beim Hochladen',
    remove: 'Fehler beim Löschen',
    serverError: (status: string) => `Server-Fehler: ${status}`,
    avatar: 'des Avatars',
    logo: 'des Firmenlogos',
    member: 'des Teammitglied-Avatars',
    video: 'des Job-Videos',
    file: 'der Mediendatei',
  },
  webAddress: 'Bitte geben Sie eine gültige Adresse an.',
} as const;
