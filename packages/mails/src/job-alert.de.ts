import { alertText, countOf } from '@stellwerk/domain';
import { action, entries, note, type MailContent, type MailEntry, type Unsubscribe } from './content.ts';

/** After an alert was ordered: the link that confirms it. It goes to an address that anybody may have typed, and repeats nothing else. */
export const confirmAlertMail = (href: string): MailContent => ({
  kind: 'job-alert-confirm',
  subject: 'Bitte bestätigen Sie Ihren Suchauftrag',
  body: [
    'mit Ihrer E-Mail-Adresse wurde bei Stellwerk ein Suchauftrag für neue Stellen angelegt. Bestätigen Sie ihn bitte über diesen Link. Er gilt sieben Tage und nur einmal:',
    action('Suchauftrag bestätigen', href),
    note(
      'Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne Bestätigung schicken wir Ihnen nichts und löschen Ihre Adresse nach sieben Tagen.',
    ),
  ],
});

/** What a digest says. */
export interface DigestFacts {
  /** The query of the list, each name with its values. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** The newest first; never empty. */
  readonly jobs: readonly MailEntry[];
  /** All new ones; more than `jobs` when a mail would be too long. */
  readonly total: number;
  /** The list with the same filters. */
  readonly listHref: string;
  readonly unsubscribe: Unsubscribe;
}

/** New jobs of an alert (O93). */
export function digestMail({ query, jobs, total, listHref, unsubscribe }: DigestFacts): MailContent {
  const count = countOf(total, 'neue Stelle', 'neue Stellen');
  const search = alertText(query);
  return {
    kind: 'job-alert',
    subject: `${count}: ${search}`,
    body: [
      `zu Ihrer Suche „${search}“ gibt es ${count}:`,
      entries(...jobs),
      total > jobs.length ? `Und ${total - jobs.length} weitere:` : 'Alle Stellen zu Ihrer Suche:',
      action('Stellenanzeigen ansehen', listHref),
    ],
    reason: 'Sie bekommen diese E-Mail, weil Sie einen Suchauftrag bestätigt haben. Löschen können Sie ihn jederzeit mit einem Klick.',
    unsubscribe,
  };
}
