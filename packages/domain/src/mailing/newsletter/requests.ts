import * as z from 'zod/mini';
import { mailAddress } from '../../mail-address';
import { TEXT_LIMITS } from '../../text';
import { generalMessages } from '../../messages/general.de';
import { newsletterMessages as messages } from '../../messages/newsletter.de';
import { NEWSLETTER_TYPES } from './codes';

/** The types of a comma-joined list (NL03), each once and in the order of the codes; null if one is unknown. */
function readTypes(text: string) {
  const named = text.split(',').map((type) => type.trim().toUpperCase());
  const types = NEWSLETTER_TYPES.filter((type) => named.includes(type));
  return named.some((name) => name !== '' && !types.some((type) => type === name)) ? null : types;
}

/** The sign-up of the newsletter: exactly these keys (NL02), with the messages of the form (000 §5.2). */
export const newsletterRequest = z.object({
  email: z
    .string(messages.email)
    .check(z.trim(), ...mailAddress(messages.email), z.maxLength(TEXT_LIMITS.email, generalMessages.tooLong(TEXT_LIMITS.email))),
  type: z.pipe(
    z.string(messages.type).check(z.refine((text) => (readTypes(text) ?? []).length > 0, messages.type)),
    z.transform((text) => readTypes(text) ?? []),
  ),
  terms: z.literal(true, messages.terms),
});
