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
} as const;
