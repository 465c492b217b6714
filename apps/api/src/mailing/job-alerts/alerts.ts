import { jobAlertMessages, LEGAL_VERSIONS, type AlertRhythm } from '@stellwerk/domain';
import { parseInput, requests } from '@stellwerk/domain/endpoints';
import { confirmAlertMail, writeMail } from '@stellwerk/mails';
import { hashOf } from '../../people/accounts/tokens.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Consent } from '../../platform/db/tables/applications.ts';
import { nearOf } from '../../jobs/search/near.ts';
import type { SearchQuery } from '../../jobs/search/search.ts';
import { countStrangerMail, enqueueMail, installationOf } from '../../platform/mail/outbox.ts';
import { confirmationLink, pageOf, usedUp } from '../opt-in/links.ts';
import { nextDigestAt } from './schedule.ts';
import { confirmAlert, deleteAlert, findByLink, insertAlert } from './store.ts';

/**
 * Search query of an alert: the list's filters without its page and order.
 * @throws CallError 'invalid' for an invalid query
 */
export function alertQuery(query: unknown): SearchQuery {
  const {
    page: _page,
    pageSize: _pageSize,
    sortBy: _sortBy,
    sortOrder: _sortOrder,
    ...filters
  } = parseInput(requests.jobSearchQuery, query);
  return filters;
}

/** The query of the list, each name with its values. */
export const valuesOf = (query: object): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat().map(String)]));

/**
 * Stores an alert as pending and mails its link; the email address need not be the caller's own (O93).
 * @throws CallError 'invalid' for the query or an unknown place, 'limit' over five alerts per email address and day, and for many from one
 * network
 */
export async function createAlert(
  context: Context,
  { email, rhythm, query }: { readonly email: string; readonly rhythm: AlertRhythm; readonly query: unknown },
  address: string,
): Promise<void> {
  const filters = alertQuery(query);
  // The search of a digest knows the same places as that of the list.
  nearOf(filters);
  await countStrangerMail(context, address);
  await context.limits.consume('job-alert', email.toLowerCase());
  const now = context.now();
  const { secret, columns } = confirmationLink(now);
  const consents: Consent[] = [{ field: 'gdpr', source: 'JOB_ALERT', textVersion: LEGAL_VERSIONS.privacy, at: now.toISOString() }];
  await context.db.transaction().execute(async (trx) => {
    await insertAlert(trx, {
      email,
      rhythm,
      query: JSON.stringify(filters),
      consents: JSON.stringify(consents),
      created_at: now,
      ...columns,
    });
    const page = pageOf(context.origin(), 'job-alert', 'confirm', secret);
    await enqueueMail(trx, {
      to: email,
      ...writeMail(confirmAlertMail(page, { query: valuesOf(filters), orderedAt: now }), installationOf(context)),
    });
  });
}

/**
 * Confirms an alert by its mailed link; a second click does nothing and gets the first response (decision 0068).
 * @throws CallError for an expired link
 */
export async function confirmByLink(context: Context, secret: string): Promise<void> {
  const confirmed = await context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const alert = await findByLink(trx, hashOf(secret), now);
    if (alert !== null && alert.confirmed_at === null) await confirmAlert(trx, alert.id, now, nextDigestAt(alert.rhythm, now));
    return alert !== null;
  });
  if (!confirmed) throw usedUp(jobAlertMessages.linkUsed);
}

/** Ends an alert by the link of any of its mails; an ended one stays ended. @throws CallError for a forged link */
export async function endByLink(context: Context, token: string): Promise<void> {
  const id = context.signedIds.verify('job-alert', token);
  if (id === null) throw usedUp(jobAlertMessages.linkUsed);
  await deleteAlert(context.db, id);
}
