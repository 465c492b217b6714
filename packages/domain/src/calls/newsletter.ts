import { readConfirmation } from '../contract/answers';
import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';

/** Signs an email address up; nothing is sent before a click on the link of the first mail (O47). */
export const subscribeNewsletter = {
  name: 'subscribeNewsletter',
  method: 'POST',
  path: '/api/public/subscribe-newsletter',
  access: 'public',
  read: readConfirmation,
} as const satisfies Call;

/** Redirects to the page with the button of the link; it changes nothing, because mail scanners open links. */
export const openNewsletterConfirmation = {
  name: 'openNewsletterConfirmation',
  method: 'GET',
  path: '/api/public/newsletter/confirm/:token',
  access: 'public',
  read: readNothing,
} as const satisfies Call;

export const confirmNewsletter = {
  name: 'confirmNewsletter',
  method: 'POST',
  path: '/api/public/newsletter/confirm/:token',
  access: 'public',
  read: readConfirmation,
} as const satisfies Call;

/** As `openNewsletterConfirmation`, for the link that ends the newsletter. */
export const openNewsletterUnsubscribe = {
  name: 'openNewsletterUnsubscribe',
  method: 'GET',
  path: '/api/public/newsletter/unsubscribe/:token',
  access: 'public',
  read: readNothing,
} as const satisfies Call;

/** Ends the newsletter; mail programs call it with one click (RFC 8058). */
export const unsubscribeNewsletter = {
  name: 'unsubscribeNewsletter',
  method: 'POST',
  path: '/api/public/newsletter/unsubscribe/:token',
  access: 'public',
  read: readConfirmation,
} as const satisfies Call;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const newsletterEndpoints = () => ({
  subscribeNewsletter: endpoint(subscribeNewsletter, {
    scope: 'none',
    spec: ['API27', 'O47'],
    summary: 'Den Newsletter bestellen; er kommt erst, wenn der Link der ersten E-Mail bestätigt ist.',
    request: requests.newsletterRequest,
    answer: shapes.okAnswer,
  }),
  openNewsletterConfirmation: endpoint(openNewsletterConfirmation, {
    scope: 'none',
    spec: ['O47'],
    summary: 'Zur Seite, auf der die Bestellung bestätigt wird.',
  }),
  confirmNewsletter: endpoint(confirmNewsletter, {
    scope: 'none',
    spec: ['O47'],
    summary: 'Die Bestellung des Newsletters bestätigen; einmal, binnen sieben Tagen.',
    answer: shapes.okAnswer,
  }),
  openNewsletterUnsubscribe: endpoint(openNewsletterUnsubscribe, {
    scope: 'none',
    spec: ['O47'],
    summary: 'Zur Seite, auf der der Newsletter abbestellt wird.',
  }),
  unsubscribeNewsletter: endpoint(unsubscribeNewsletter, {
    scope: 'none',
    spec: ['O47'],
    summary: 'Den Newsletter abbestellen, auch mit einem Klick im E-Mail-Programm (RFC 8058).',
    answer: shapes.okAnswer,
  }),
});
