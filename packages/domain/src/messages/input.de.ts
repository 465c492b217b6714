/** Errors of a sent value without a message of its field. */
export const inputMessages = {
  required: 'Bitte füllen Sie dieses Feld aus.',
  wrongType: 'Diese Angabe hat nicht das erwartete Format.',
  phone: 'Bitte geben Sie eine Telefonnummer aus Ziffern an, zum Beispiel 0421 5550123.',
  unknownValue: 'Dieser Wert ist unbekannt.',
  tooSmall: (minimum: string): string => `Der Wert muss mindestens ${minimum} sein.`,
  tooBig: (maximum: string): string => `Der Wert darf höchstens ${maximum} sein.`,
  tooShort: (minimum: string): string => `Bitte geben Sie mindestens ${minimum} Zeichen ein.`,
  tooManyItems: (maximum: string): string => `Höchstens ${maximum} Einträge.`,
} as const;
