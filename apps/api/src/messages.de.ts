/** Texts that only the server says; the shared catalogue is in the domain package. */
export const serverMessages = {
  required: 'Bitte füllen Sie dieses Feld aus.',
  wrongType: 'Diese Angabe hat nicht das erwartete Format.',
  unknownValue: 'Dieser Wert ist unbekannt.',
  tooSmall: (minimum: string): string => `Der Wert muss mindestens ${minimum} sein.`,
  tooBig: (maximum: string): string => `Der Wert darf höchstens ${maximum} sein.`,
  tooShort: (minimum: string): string => `Bitte geben Sie mindestens ${minimum} Zeichen ein.`,
  tooManyItems: (maximum: string): string => `Höchstens ${maximum} Einträge.`,
  oneFile: 'Bitte wählen Sie hier nur eine Datei.',
  bodyTooLarge: 'Die Anfrage ist zu groß.',
  webMissing: 'Die Oberfläche wird gerade bereitgestellt. Bitte versuchen Sie es in wenigen Minuten erneut.',
  wrongPassword: 'Das aktuelle Passwort ist falsch.',
  linkUsed: 'Dieser Link ist abgelaufen oder wurde bereits verwendet.',
  resetSent: 'Wenn ein Konto mit dieser Adresse besteht, haben wir Ihnen eine E-Mail geschickt.',
  passwordChanged: 'Ihr Passwort wurde geändert. Bitte melden Sie sich neu an.',
  loggedOut: 'Sie wurden abgemeldet.',
} as const;
