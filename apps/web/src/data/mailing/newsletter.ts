import { newsletterMessages, type SubmitFailure } from '@stellwerk/domain';
import { subscribeNewsletter } from '@stellwerk/domain/calls';
import type { NewsletterSignup } from '@stellwerk/forms/newsletter-form';
import { answerTo } from '../client';
import { errorOf, isOk } from '../decode';
import { textProperty } from '../property';

/**
 * Signs up for the newsletter (NL02). Any successful response counts, with any body (NL10); any other one shows its message (NL11).
 * @throws ApiError without a response (NL12)
 */
export async function signUp({ email, type, terms }: NewsletterSignup): Promise<SubmitFailure | null> {
  const answer = await answerTo(subscribeNewsletter, { body: { email, type, terms } });
  return isOk(answer) ? null : { summary: [textProperty(errorOf(answer).body, 'message') || newsletterMessages.failed] };
}
