import { alertText, countOf, formatDateTime } from '@stellwerk/domain';
import { action, entries, facts, note, type MailContent, type MailEntry, type Unsubscribe } from './content.ts';

/** An alert as it was ordered. */
export interface OrderedAlert {
  /** The query of the list, each name with its values. */
  readonly query: DigestFacts['query'];
  readonly orderedAt: Date;
}

/** Filters whose values are places, numbers and words that this product knows; all others hold any text. */
const OWN_WORDS = new Set(['near', 'radius', 'payMin', 'pay', 'remote']);

function named(query: DigestFacts['query']) {
  const known = Object.fromEntries(Object.entries(query).filter(([name]) => OWN_WORDS.has(name)));
  return Object.keys(known).length === 0 ? [] : [{ term: 'Suche', text: alertText(known) }];
}

/**
 * After an alert was ordered: the link that confirms it. It goes to an address that anybody may have typed, so of the search it names
 * nothing but what this product has words of its own for.
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
