import type { Mail } from '../mail/outbox.ts';

const GREETING = 'Guten Tag';
const CLOSING = 'Freundliche Grüße\nStellwerk';

const body = (...paragraphs: string[]): string => [`${GREETING},`, ...paragraphs, CLOSING].join('\n\n');

const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' });

/**
 * After registration: the link that confirms the address for one account. It says when the account was made, because somebody else
 * may have made one with the same address; and nothing that the maker has typed, because it may come from a stranger.
 */
export function confirmMail(to: string, link: string, createdAt: Date): Mail {
  return {
    kind: 'register',
    to,
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: body(
      `am ${moment.format(createdAt)} Uhr wurde bei Stellwerk ein Konto mit Ihrer E-Mail-Adresse angelegt. Über diesen Link bestätigen Sie es. Er gilt sieben Tage:`,
      link,
      'Die Seite fragt nach dem Passwort des Kontos, wenn Sie dort nicht angemeldet sind.',
      'Wenn Sie das Konto nicht angelegt haben, bestätigen Sie es bitte nicht. Sie müssen dann nichts tun.',
    ),
  };
}

/** Somebody has tried to register with an address that has an account already. */
export function knownAddressMail(to: string, loginLink: string, resetLink: string): Mail {
  return {
    kind: 'register-known',
    to,
    subject: 'Sie haben bereits ein Konto bei Stellwerk',
    text: body(
      'mit Ihrer E-Mail-Adresse sollte gerade ein neues Konto angelegt werden. Sie haben aber bereits eines. Hier können Sie sich anmelden:',
      loginLink,
      'Haben Sie Ihr Passwort vergessen? Hier setzen Sie ein neues:',
      resetLink,
      'Wenn Sie das nicht waren, müssen Sie nichts tun.',
    ),
  };
}

/** Somebody at the server wants this person to administer the platform (O98). */
export function administratorMail(to: string, link: string): Mail {
  return {
    kind: 'administrator',
    to,
    subject: 'Ihr Zugang zur Administration von Stellwerk',
    text: body(
      'Sie sollen Stellwerk administrieren. Über diesen Link legen Sie Ihr Passwort fest. Er gilt sieben Tage und nur einmal:',
      link,
      'Wenn Sie das nicht erwartet haben, müssen Sie nichts tun.',
    ),
  };
}

/** Somebody tries passwords from many addresses. @param dedupeKey the same for all attempts of an hour */
export function loginAttemptsMail(to: string, resetLink: string, dedupeKey: string): Mail {
  return {
    kind: 'login-attempts',
    to,
    subject: 'Viele Anmeldeversuche bei Stellwerk',
    text: body(
      'mit Ihrer E-Mail-Adresse hat jemand sehr oft versucht, sich bei Stellwerk anzumelden. Wir nehmen deshalb eine Stunde lang keine Anmeldung an. Wo Sie schon angemeldet sind, bleiben Sie es.',
      'Ihr Passwort ist nicht geändert. Wenn Sie es auch anderswo verwenden, setzen Sie bitte ein neues:',
      resetLink,
    ),
    dedupeKey,
  };
}

export function resetMail(to: string, link: string): Mail {
  return {
    kind: 'reset-password',
    to,
    subject: 'Neues Passwort für Stellwerk',
    text: body(
      'über diesen Link können Sie ein neues Passwort setzen. Er gilt eine Stunde und nur einmal:',
      link,
      'Wenn Sie das nicht angefordert haben, müssen Sie nichts tun. Ihr Passwort bleibt gültig.',
    ),
  };
}

export function passwordChangedMail(to: string): Mail {
  return {
    kind: 'password-changed',
    to,
    subject: 'Ihr Passwort wurde geändert',
    text: body(
      'Ihr Passwort bei Stellwerk wurde geändert und Sie wurden auf allen Geräten abgemeldet.',
      'Wenn Sie das nicht waren, setzen Sie bitte sofort ein neues Passwort und schreiben Sie uns.',
    ),
  };
}
