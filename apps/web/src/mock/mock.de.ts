/** Messages that only the server has, for the app on mock data. */
export const mockTexts = {
  loggedOut: 'Sie wurden abgemeldet.',
  resetSent: 'Wenn ein Konto mit dieser Adresse besteht, haben wir Ihnen eine E-Mail geschickt.',
  passwordChanged: 'Ihr Passwort wurde geändert. Bitte melden Sie sich neu an.',
  emailConfirmed: 'Ihre E-Mail-Adresse ist bestätigt.',
  confirmSent: 'Wir haben Ihnen eine E-Mail geschickt.',
  wrongPassword: 'Das aktuelle Passwort ist falsch.',
} as const;
