import { alertText, countOf, formatDateTime } from '@stellwerk/domain';
import { action, entries, facts, note, type MailContent, type MailEntry, type Unsubscribe } from './content.ts';

/** A job alert as ordered. */
export interface OrderedAlert {
  /** Query parameters of the list, each name with its values. */
  readonly query: DigestFacts['query'];
  readonly orderedAt: Date;
}

/** Filters whose values come from fixed lists; all others may hold any text. */
const OWN_WORDS = new Set(['near', 'radius', 'payMin', 'pay', 'remote']);

function named(query: DigestFacts['query']) {
  const known = Object.fromEntries(Object.entries(query).filter(([name]) => OWN_WORDS.has(name)));
  return Object.keys(known).length === 0 ? [] : [{ term: 'Suche', text: alertText(known) }];
}

/**
 * After an alert was ordered: the link that confirms it. The address may belong to a stranger, so
 * the mail repeats only search values from our own fixed lists.
 */
export const confirmAlertMail = (href: string, { query, orderedAt }: OrderedAlert): MailContent => ({
  kind: 'job-alert-confirm',
  subject: 'Bitte bestätigen Sie Ihren Suchauftrag',
  body: [
    'mit Ihrer E-Mail-Adresse wurde bei Stellwerk ein Suchauftrag für neue Stellen angelegt. Bestätigen Sie ihn bitte über diesen Link. Er gilt sieben Tage und nur einmal:',
    action('Suchauftrag bestätigen', href),
    facts({ term: 'Angelegt', text: formatDateTime(orderedAt.toISOString()) }, ...named(query)),
    note(
      'Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne Bestätigung schicken wir Ihnen nichts und löschen Ihre Adresse nach sieben Tagen.',
    ),
  ],
});

/** Data of a digest. */
export interface DigestFacts {
  /** Query parameters of the list, each name with its values. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** The newest first; never empty. */
  readonly jobs: readonly MailEntry[];
  /** Number of all new jobs; larger than `jobs` when the mail would be too long. */
  readonly total: number;
  /** URL of the list with the same filters. */
  readonly listHref: string;
  readonly unsubscribe: Unsubscribe;
}

/** New jobs of a job alert (O93). */
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
