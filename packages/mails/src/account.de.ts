import { action, link, note, type MailContent } from './content.ts';

const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' });

/**
 * After registration: the link that confirms the email address of one account. It states when the
 * account was created, because somebody else may have created one with the same address. It repeats
 * no input of the person, which may be a stranger.
 */
export const confirmMail = (href: string, createdAt: Date): MailContent => ({
  kind: 'register',
  subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  body: [
    `am ${moment.format(createdAt)} Uhr wurde bei Stellwerk ein Konto mit Ihrer E-Mail-Adresse angelegt. Über diesen Link bestätigen Sie es. Er gilt sieben Tage:`,
    action('E-Mail-Adresse bestätigen', href),
    'Die Seite fragt nach dem Passwort des Kontos, wenn Sie dort nicht angemeldet sind.',
    note('Wenn Sie das Konto nicht angelegt haben, bestätigen Sie es bitte nicht. Sie müssen dann nichts tun.'),
  ],
});

/** An attempt to register with an address that already has an account. */
export const knownAddressMail = (loginHref: string, resetHref: string): MailContent => ({
  kind: 'register-known',
  subject: 'Sie haben bereits ein Konto bei Stellwerk',
  body: [
    'mit Ihrer E-Mail-Adresse sollte gerade ein neues Konto angelegt werden. Sie haben aber bereits eines. Hier können Sie sich anmelden:',
    action('Anmelden', loginHref),
    'Haben Sie Ihr Passwort vergessen? Hier setzen Sie ein neues:',
    link('Neues Passwort setzen', resetHref),
    note('Wenn Sie das nicht waren, müssen Sie nichts tun.'),
  ],
});

/** An operator at the server wants this person to administer the platform (O98). */
export const administratorMail = (href: string): MailContent => ({
  kind: 'administrator',
  subject: 'Ihr Zugang zur Administration von Stellwerk',
  body: [
    'Sie sollen Stellwerk administrieren. Über diesen Link legen Sie Ihr Passwort fest. Er gilt sieben Tage und nur einmal:',
    action('Passwort festlegen', href),
    note('Wenn Sie das nicht erwartet haben, müssen Sie nichts tun.'),
  ],
});

/** Password attempts from many IP addresses. */
export const loginAttemptsMail = (resetHref: string): MailContent => ({
  kind: 'login-attempts',
  subject: 'Viele Anmeldeversuche bei Stellwerk',
  body: [
    'mit Ihrer E-Mail-Adresse hat jemand sehr oft versucht, sich bei Stellwerk anzumelden. Wir nehmen deshalb eine Stunde lang keine Anmeldung an. Wo Sie schon angemeldet sind, bleiben Sie es.',
    'Ihr Passwort ist nicht geändert. Wenn Sie es auch anderswo verwenden, setzen Sie bitte ein neues:',
    action('Neues Passwort setzen', resetHref),
  ],
});

/** The link to set a new password. */
export const resetMail = (href: string): MailContent => ({
  kind: 'reset-password',
  subject: 'Neues Passwort für Stellwerk',
  body: [
    'über diesen Link können Sie ein neues Passwort setzen. Er gilt eine Stunde und nur einmal:',
    action('Neues Passwort setzen', href),
    note('Wenn Sie das nicht angefordert haben, müssen Sie nichts tun. Ihr Passwort bleibt gültig.'),
  ],
});

/** After a change of password. */
export const passwordChangedMail = (): MailContent => ({
  kind: 'password-changed',
  subject: 'Ihr Passwort wurde geändert',
  body: [
    'Ihr Passwort bei Stellwerk wurde geändert und Sie wurden auf allen Geräten abgemeldet.',
    note('Wenn Sie das nicht waren, setzen Sie bitte sofort ein neues Passwort und antworten Sie auf diese E-Mail.'),
  ],
});
