/** Accounts and logins (O01). */
export const authMessages = {
  wrongLogin: 'E-Mail oder Passwort ist falsch.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  password: 'Bitte geben Sie Ihr Passwort ein.',
  passwordLength: (min: number): string => `Das Passwort braucht mindestens ${min} Zeichen.`,
  passwordCommon: 'Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.',
  confirmFirst: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  confirmPassword: 'Bitte bestätigen Sie mit dem Passwort dieses Kontos.',
  otherPassword: 'Dieses Passwort gehört nicht zu dem Konto, das Sie bestätigen möchten.',
  passwordWrong: 'Das Passwort ist falsch.',
  ownerFirst: (companies: string): string =>
    `Sie sind Inhaberin oder Inhaber von ${companies}. Bitte übertragen Sie zuerst die Inhaberschaft, oder deaktivieren Sie das Unternehmen.`,
  sessionExpired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
} as const;
