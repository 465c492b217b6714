import { newsletterMessages } from '@stellwerk/domain';
import { handlers } from '../../platform/http/call.ts';
import { press, toPage } from '../opt-in/links.ts';
import { confirmSubscription, subscribe, unsubscribe } from './subscribe.ts';

/** Calls on the newsletter: sign up, confirm, end (O47). A GET changes nothing. */
export const newsletterHandlers = handlers({
  subscribeNewsletter: async ({ context, body, address }) => {
    await subscribe(context, body.email, body.type, address);
    return { success: true as const, message: newsletterMessages.done };
  },
  openNewsletterConfirmation: ({ params }) => toPage('newsletter', 'confirm', params.token),
  confirmNewsletter: ({ context, params, request }) =>
    press(request, 'newsletter', 'confirm', confirmSubscription(context, params.token), newsletterMessages.confirmed),
  openNewsletterUnsubscribe: ({ params }) => toPage('newsletter', 'unsubscribe', params.token),
  unsubscribeNewsletter: ({ context, params, request }) =>
    press(request, 'newsletter', 'unsubscribe', unsubscribe(context, params.token), newsletterMessages.unsubscribed),
});
