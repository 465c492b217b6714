import { applyMessages } from '@stellwerk/domain';
import type { Context as Exchange } from 'hono';
import { applyByPlainForm, type PlainOutcome } from '../../applications/submission/plain-form.ts';
import type { Context } from '../../platform/context/context.ts';
import { discardBody } from '../../platform/streams/discard.ts';
import type { AppEnv } from '../../platform/http/middleware.ts';

/** The page of the application form: its form goes to the page itself. */
export const APPLY_PAGE = '/jobs/view/:id/apply';

/** Renders the page again for a rejected form. */
export type DrawAgain = (posted: Extract<PlainOutcome, { failure: unknown }>) => Promise<Response>;

/**
 * Whether a form comes from a page of this product. Browsers send the origin of a form; a request without one is from no browser, and
 * cannot be forged by another site.
 */
function isOwn(c: Exchange<AppEnv>, origin: string): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const from = c.req.header('origin');
  return from === undefined || from === origin || from === new URL(c.req.url).origin;
}

/**
 * Handles the application form of a browser without scripts (decision 0066): on success a redirect to the confirmation page, so
 * that a reload sends nothing; else the form with its values and errors.
 * @param takesHere whether the API of the page is this server; applications to jobs of another one are rejected (O57)
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
