import { CallError } from '@stellwerk/domain/endpoints';
import type { Unsubscribe } from '@stellwerk/mails';
import { linkSecret } from '../../people/accounts/tokens.ts';
import type { Context } from '../../platform/context/context.ts';
import { isPlainForm, seeOther } from '../../platform/http/call.ts';
import type { SignedKind } from '../../platform/signed-ids.ts';

/** A link of a first mail is valid for seven days and once (rule 10). */
export const CONFIRM_MS = 7 * 24 * 60 * 60 * 1000;

/** A new confirmation link: the secret for the mail, and the columns stored instead of it. */
export function confirmationLink(now: Date) {
  const { secret, hash } = linkSecret();
  return { secret, columns: { confirm_token_hash: hash, confirm_expires_at: new Date(now.getTime() + CONFIRM_MS) } };
}

/** Pages of the web app with the button of a mailed link, and their calls. */
const PLACES = {
  newsletter: { page: '/newsletter', call: '/api/public/newsletter' },
  'job-alert': { page: '/job-alerts', call: '/api/public/job-alerts' },
} as const satisfies Record<SignedKind, { page: string; call: string }>;

type Step = 'confirm' | 'unsubscribe';

/** URL of the page with the button of a link. Opening it changes nothing. */
export const pageOf = (origin: string, kind: SignedKind, step: Step, secret: string): string =>
  `${origin}${PLACES[kind].page}/${step}?token=${encodeURIComponent(secret)}`;

/** How to end a mail subscription: the page for people, and the URL for the one-click POST of mail programs (RFC 8058). */
export function unsubscribing({ origin, signedIds }: Pick<Context, 'origin' | 'signedIds'>, kind: SignedKind, id: number): Unsubscribe {
  const token = signedIds.sign(kind, id);
  return { page: pageOf(origin(), kind, 'unsubscribe', token), oneClick: `${origin()}${PLACES[kind].call}/unsubscribe/${token}` };
}

/** A call opened as a link redirects to its page: a scanner that opens it changes nothing. */
export const toPage = (kind: SignedKind, step: Step, token: string): Response => seeOther(pageOf('', kind, step, token));

/**
 * Performs the action of a clicked link. A form of a page without scripts is redirected to the page with the result;
 * other clients get the response.
 * @param done the response
 * @throws CallError of the action
 */
export async function press(request: Request, kind: SignedKind, step: Step, work: Promise<void>, done: string) {
  const isForm = isPlainForm(request);
  const outcome = (name: 'done' | 'used'): Response => seeOther(`${PLACES[kind].page}/${step}?outcome=${name}`);
  try {
    await work;
  } catch (error) {
    if (isForm && error instanceof CallError && error.kind === 'invalid') return outcome('used');
    throw error;
  }
  return isForm ? outcome('done') : { success: true as const, message: done };
}

/** An unknown, expired or used link. */
export const usedUp = (message: string): CallError => new CallError('invalid', message);
