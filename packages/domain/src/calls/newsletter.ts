import { readConfirmation } from '../contract/answers';
import type { Call } from '../contract/call';
import { readNothing } from '../contract/nothing';

/** Signs an address up; nothing is sent to it before the link of the first mail has been pressed (O47). */
export const subscribeNewsletter = {
  name: 'subscribeNewsletter',
  method: 'POST',
  path: '/api/public/subscribe-newsletter',
  token: 'none',
  read: readConfirmation,
} as const satisfies Call;

/** Leads to the page on which the link is pressed; it changes nothing, because mail scanners open links. */
export const openNewsletterConfirmation = {
  name: 'openNewsletterConfirmation',
  method: 'GET',
  path: '/api/public/newsletter/confirm/:token',
  token: 'none',
  read: readNothing,
} as const satisfies Call;

export const confirmNewsletter = {
  name: 'confirmNewsletter',
  method: 'POST',
  path: '/api/public/newsletter/confirm/:token',
  token: 'none',
  read: readConfirmation,
} as const satisfies Call;

/** As `openNewsletterConfirmation`, for the link that ends the newsletter. */
export const openNewsletterUnsubscribe = {
  name: 'openNewsletterUnsubscribe',
  method: 'GET',
  path: '/api/public/newsletter/unsubscribe/:token',
  token: 'none',
  read: readNothing,
} as const satisfies Call;

/** Ends the newsletter; mail programs ask for it by one click (RFC 8058). */
export const unsubscribeNewsletter = {
  name: 'unsubscribeNewsletter',
  method: 'POST',
  path: '/api/public/newsletter/unsubscribe/:token',
  token: 'none',
  read: readConfirmation,
} as const satisfies Call;
