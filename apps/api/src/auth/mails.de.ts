import type { Mail } from '../mail/outbox.ts';

const GREETING = 'Guten Tag';
const CLOSING = 'Freundliche Grüße\nStellwerk';

const body = (...paragraphs: string[]): string => [`${GREETING},`, ...paragraphs, CLOSING].join('\n\n');

/** After registration: the link that confirms the address. */
export function confirmMail(to: string, link: string): Mail {
  return {
    kind: 'register',
    to,
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: body(
      'vielen Dank für Ihre Anmeldung bei Stellwerk. Bitte bestätigen Sie Ihre E-Mail-Adresse über diesen Link. Er gilt sieben Tage:',
      link,
      'Wenn Sie kein Konto angelegt haben, müssen Sie nichts tun.',
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
