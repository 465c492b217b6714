import { CallError } from '@stellwerk/domain/endpoints';
import type { Unsubscribe } from '@stellwerk/mails';
import { linkSecret } from '../../people/accounts/tokens.ts';
import type { Context } from '../../platform/context/context.ts';
import { isPlainForm, seeOther } from '../../platform/http/call.ts';
import type { SignedKind } from '../../platform/signed-ids.ts';

/** A link of a first mail is good for seven days and once (rule 10). */
export const CONFIRM_MS = 7 * 24 * 60 * 60 * 1000;

/** A new link that confirms something: the secret for the mail, and the columns that are stored in its place. */
export function confirmationLink(now: Date) {
  const { secret, hash } = linkSecret();
  return { secret, columns: { confirm_token_hash: hash, confirm_expires_at: new Date(now.getTime() + CONFIRM_MS) } };
}

/** Pages of the web app on which a mailed link is pressed, and the calls behind the press. */
const PLACES = {
  newsletter: { page: '/newsletter', call: '/api/public/newsletter' },
  'job-alert': { page: '/job-alerts', call: '/api/public/job-alerts' },
} as const satisfies Record<SignedKind, { page: string; call: string }>;

type Step = 'confirm' | 'unsubscribe';

/** Address of the page on which a link is pressed. Opening it changes nothing. */
export const pageOf = (origin: string, kind: SignedKind, step: Step, secret: string): string =>
  `${origin}${PLACES[kind].page}/${step}?token=${encodeURIComponent(secret)}`;

/** How a mail is ended: the page for people, and the address to which mail programs post their one click (RFC 8058). */
export function unsubscribing({ origin, signedIds }: Pick<Context, 'origin' | 'signedIds'>, kind: SignedKind, id: number): Unsubscribe {
  const token = signedIds.sign(kind, id);
  return { page: pageOf(origin(), kind, 'unsubscribe', token), oneClick: `${origin()}${PLACES[kind].call}/unsubscribe/${token}` };
}

/** A call that was opened as a link leads to its page: a scanner that opens it changes nothing. */
export const toPage = (kind: SignedKind, step: Step, token: string): Response => seeOther(pageOf('', kind, step, token));

/**
 * Does what the press of a link asks for. A form of a page without scripts is led on to the page that says what has come of it;
 * everybody else gets the answer.
 * @param done what the answer says
 * @throws CallError of the work
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

/** A link that is unknown, too old or used up. */
export const usedUp = (message: string): CallError => new CallError('invalid', message);
