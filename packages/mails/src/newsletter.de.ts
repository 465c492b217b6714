import { newsletterTypeLabels, type NewsletterType } from '@stellwerk/domain';
import { action, note, type MailContent, type Unsubscribe } from './content.ts';

/** Only the newsletter uses 'du' (A40). */
const tone = { greeting: 'Hallo', closing: 'Viele Grüße' } as const;

/**
 * After sign-up: the link that confirms it (O47). The address may belong to a stranger, so the mail
 * repeats no other input.
 */
export const confirmNewsletterMail = (href: string): MailContent => ({
  ...tone,
  kind: 'newsletter-confirm',
  subject: 'Bitte bestätige deine Anmeldung zum Newsletter',
  body: [
    'mit deiner E-Mail-Adresse wurde der Newsletter von Stellwerk bestellt. Bestätige die Anmeldung bitte über diesen Link. Er gilt sieben Tage und nur einmal:',
    action('Anmeldung bestätigen', href),
    note(
      'Wenn du das nicht warst, musst du nichts tun: Ohne Bestätigung schicken wir dir nichts und löschen deine Adresse nach sieben Tagen.',
    ),
  ],
});

/** After confirmation: what the newsletter contains, and how to unsubscribe. */
export const welcomeNewsletterMail = (types: readonly NewsletterType[], jobsHref: string, unsubscribe: Unsubscribe): MailContent => ({
  ...tone,
  kind: 'newsletter-welcome',
  subject: 'Willkommen beim Newsletter von Stellwerk',
  body: [
    `deine Anmeldung ist bestätigt. Bestellt hast du Neuigkeiten für: ${types.map((type) => newsletterTypeLabels[type]).join(', ')}. Wir schreiben dir, sobald es Neues gibt.`,
    'Alle offenen Stellen findest du hier:',
    action('Stellenanzeigen ansehen', jobsHref),
  ],
  reason:
    'Du bekommst diese E-Mail, weil du den Newsletter von Stellwerk bestellt hast. Abbestellen kannst du ihn jederzeit mit einem Klick.',
  unsubscribe,
});
