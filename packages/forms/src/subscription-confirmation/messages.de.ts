/** Texts of the confirmation of a plan (001 §4, §5; W37, A50). */
export const labels = {
  title: 'Auswahl bestätigen',
  plan: 'Tarif',
  cycle: 'Abrechnung',
  price: 'Preis',
  onRequest: 'Preis auf Anfrage',
  perMonth: 'pro Monat',
  perYear: 'pro Jahr',
  accept: 'Ich akzeptiere die',
  terms: 'AGB',
  and: 'und die',
  usage: 'Nutzungsbedingungen',
  termsMissing: 'Bitte akzeptieren Sie die AGB und Nutzungsbedingungen.',
  confirm: 'Auswahl bestätigen',
  noted: 'Ihr Wunsch wurde vermerkt. Bitte bestätigen Sie ihn beim Support.',
  back: 'Zurück zur Planauswahl',
} as const;
