import { PASSWORD_LENGTH } from '@stellwerk/domain';

/** Texts of login, registration and password forms (O01). */
export const labels = {
  login: 'Anmelden',
  loggingIn: 'Wird angemeldet...',
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  forgot: 'Passwort vergessen?',
  noAccount: 'Noch kein Konto?',
  create: 'Konto erstellen',
  creating: 'Konto wird erstellt...',
  hasAccount: 'Schon registriert?',
  iAm: 'Ich bin',
  forgotTitle: 'Passwort vergessen',
  forgotText: 'Geben Sie Ihre E-Mail-Adresse ein. Sie erhalten einen Link, mit dem Sie ein neues Passwort festlegen.',
  forgotSend: 'Link anfordern',
  sending: 'Wird gesendet...',
  forgotDone: 'Wenn es zu dieser Adresse ein Konto gibt, ist der Link unterwegs. Bitte sehen Sie in Ihr Postfach.',
  toLogin: 'Zur Anmeldung',
  resetTitle: 'Neues Passwort festlegen',
  resetSave: 'Passwort speichern',
  saving: 'Wird gespeichert...',
  resetDone: 'Ihr Passwort wurde geändert. Auf allen Geräten ist eine neue Anmeldung nötig.',
  confirmTitle: 'E-Mail-Adresse bestätigen',
  confirmSession: 'Bestätigen Sie, dass diese E-Mail-Adresse zu Ihrem Konto gehört.',
  confirmPassword: 'Geben Sie das Passwort ein, mit dem Sie das Konto angelegt haben.',
  confirmNew:
    'Legen Sie ein neues Passwort fest, wenn Sie das alte nicht kennen. Das Konto wird dann auf allen Geräten abgemeldet, auch bei jemandem, der es ohne Ihr Wissen angelegt hat.',
  confirm: 'Adresse bestätigen',
  confirming: 'Wird bestätigt...',
  passwordUnknown: 'Ich kenne das Passwort nicht',
  passwordKnown: 'Ich kenne das Passwort',
  termsMissing: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
  privacyMissing: 'Bitte akzeptieren Sie die Datenschutzerklärung.',
  passwordRule: (length: number): string => {
    const missing = PASSWORD_LENGTH.min - length;
    const rest = length > 0 && missing > 0 ? `, noch ${missing}` : '';
    return `Mindestens ${PASSWORD_LENGTH.min} Zeichen${rest}. Zu verbreitete Passwörter lehnen wir ab.`;
  },
} as const;
