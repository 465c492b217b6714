import * as calls from '../../calls/newsletter';
import type { EntriesOf } from '../../contract/endpoint';
import * as requests from '../../contract/requests';
import * as shapes from '../../contract/shapes';

/** The newsletter (000 §2.7, O47). The secrets in the paths are the permission. */
export const newsletterEndpoints = {
  subscribeNewsletter: {
    ...calls.subscribeNewsletter,
    access: 'public',
    scope: 'none',
    spec: ['API27', 'O47'],
    summary: 'Den Newsletter bestellen; er kommt erst, wenn der Link der ersten E-Mail bestätigt ist.',
    request: requests.newsletterRequest,
    answer: shapes.okAnswer,
  },
  openNewsletterConfirmation: {
    ...calls.openNewsletterConfirmation,
    access: 'public',
    scope: 'none',
    spec: ['O47'],
    summary: 'Zur Seite, auf der die Bestellung bestätigt wird.',
  },
  confirmNewsletter: {
    ...calls.confirmNewsletter,
    access: 'public',
    scope: 'none',
    spec: ['O47'],
    summary: 'Die Bestellung des Newsletters bestätigen; einmal, binnen sieben Tagen.',
    answer: shapes.okAnswer,
  },
  openNewsletterUnsubscribe: {
    ...calls.openNewsletterUnsubscribe,
    access: 'public',
    scope: 'none',
    spec: ['O47'],
    summary: 'Zur Seite, auf der der Newsletter abbestellt wird.',
  },
  unsubscribeNewsletter: {
    ...calls.unsubscribeNewsletter,
    access: 'public',
    scope: 'none',
    spec: ['O47'],
    summary: 'Den Newsletter abbestellen, auch mit einem Klick im E-Mail-Programm (RFC 8058).',
    answer: shapes.okAnswer,
  },
} as const satisfies EntriesOf<typeof calls>;
