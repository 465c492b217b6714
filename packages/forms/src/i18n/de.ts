/** Words of the forms; the error catalogue and labels of codes come from the domain. */
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
  cancel: 'Abbrechen',
  save: 'Speichern',
  saving: 'Wird gespeichert...',
  removeImage: 'Bild entfernen',
  choose: 'Bitte wählen',
  required: 'Bitte füllen Sie alle Pflichtfelder aus',
  requiredField: 'Bitte füllen Sie dieses Feld aus.',
  leave: {
    title: 'Änderungen verwerfen?',
    text: 'Ihre Eingaben sind noch nicht gespeichert.',
    confirm: 'Verwerfen',
    stay: 'Weiter bearbeiten',
  },
  webAddress: 'Bitte geben Sie eine gültige Adresse an.',
} as const;
