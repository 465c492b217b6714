import { newsletterMessages } from '@stellwerk/domain';

import { handlers } from './call';

const ok = (message: string) => ({ success: true as const, message });

/** The newsletter. No mail is sent here, so every link is good. */
export const newsletterHandlers = handlers({
  subscribeNewsletter: () => ok(newsletterMessages.done),
  openNewsletterConfirmation: () => new Response(null, { status: 200 }),
  confirmNewsletter: () => ok(newsletterMessages.confirmed),
  openNewsletterUnsubscribe: () => new Response(null, { status: 200 }),
  unsubscribeNewsletter: () => ok(newsletterMessages.unsubscribed),
});
