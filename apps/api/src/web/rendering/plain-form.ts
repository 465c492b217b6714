import { applyMessages } from '@stellwerk/domain';
import type { Context as Exchange } from 'hono';
import { applyByPlainForm, type PlainOutcome } from '../../applications/submission/plain-form.ts';
import type { Context } from '../../platform/context/context.ts';
import { discardBody } from '../../platform/streams/discard.ts';
import type { AppEnv } from '../../platform/http/middleware.ts';

/** The page of the application form: its form goes to the page itself. */
export const APPLY_PAGE = '/jobs/view/:id/apply';

/** Draws the page again for a form that was refused. */
export type DrawAgain = (posted: Extract<PlainOutcome, { failure: unknown }>) => Promise<Response>;

/**
 * Whether a form comes from a page of this product. Browsers say where a form comes from; what says nothing is no browser, and nobody
 * can be led into sending with it.
 */
function isOwn(c: Exchange<AppEnv>, origin: string): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const from = c.req.header('origin');
  return from === undefined || from === origin || from === new URL(c.req.url).origin;
}

/**
 * Answers the application form of a browser that runs no script (decision 0066): on success the page that says so, by a redirect, so
 * that loading it anew sends nothing; else the form as it was sent, with what is wrong at its place.
 * @param takesHere whether the API of the page is this server; jobs of another one are not applied to here (O57)
 */
export async function answerPlainForm(
  c: Exchange<AppEnv, typeof APPLY_PAGE>,
  context: Context,
  takesHere: boolean,
  again: DrawAgain,
): Promise<Response> {
  const jobId = c.req.param('id');
  const request = c.req.raw;
  if (!isOwn(c, context.origin())) {
    await discardBody(request, context.paces.form);
    const failure = { summary: [applyMessages.foreignForm] };
    return again({ status: 403, retryAfter: undefined, values: { texts: {}, ticked: [] }, failure });
  }
  const outcome = await applyByPlainForm(context, { request, jobId, takesHere, address: c.get('address'), requestId: c.get('requestId') });
  if ('failure' in outcome) return again(outcome);
  return c.redirect(`/jobs/view/${encodeURIComponent(jobId)}/apply/success?number=${outcome.id}`, 303);
}
