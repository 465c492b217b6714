/** Texts of fields and of messages above them. */
export const fieldLabels = {
  optional: '(optional)',
  choose: 'Bitte wählen',
  clearSearch: 'Suche leeren',
  errorSummary: 'Bitte prüfen Sie Ihre Angaben',
} as const;

export const comboBoxLabels = {
  showOptions: 'Vorschläge anzeigen',
  noMatch: 'Kein Eintrag passt zu Ihrer Eingabe.',
} as const;

export const dateFieldLabels = {
  remove: 'Datum entfernen',
  unfinished: 'Bitte geben Sie das Datum vollständig an, als Tag, Monat und Jahr.',
  tooEarly: (day: string): string => `Frühester Tag ist der ${day}.`,
  tooLate: (day: string): string => `Spätester Tag ist der ${day}.`,
} as const;

export const dateRangeLabels = {
  presets: { today: 'Heute', week: 'Letzte Woche', month: 'Dieser Monat', days30: 'Letzte 30 Tage' },
  removeRange: 'Zeitraum entfernen',
} as const;

export const stepLabels = {
  increase: 'erhöhen',
  decrease: 'verringern',
} as const;

export const passwordLabels = {
  show: 'Passwort anzeigen',
  hide: 'Passwort verbergen',
} as const;
