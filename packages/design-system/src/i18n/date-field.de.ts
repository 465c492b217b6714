/** Labels of this component. */
export const dateFieldLabels = {
  remove: 'Datum entfernen',
  unfinished: 'Bitte geben Sie das Datum vollständig an, als Tag, Monat und Jahr.',
  tooEarly: (day: string): string => `Frühester Tag ist der ${day}.`,
  tooLate: (day: string): string => `Spätester Tag ist der ${day}.`,
} as const;
