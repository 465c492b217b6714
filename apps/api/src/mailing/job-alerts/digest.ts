import { sql } from 'kysely';
import { listPlace } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import { digestMail, writeMail, type MailEntry } from '@stellwerk/mails';
import type { Context } from '../../platform/context/context.ts';
import { searchJobs } from '../../jobs/search/list-store.ts';
import { errorFields } from '../../platform/log/log.ts';
import { startPolling } from '../../platform/processes/poll.ts';
import { findPlace } from '../../platform/places/gazetteer.ts';
import { enqueueMail, installationOf } from '../../platform/mail/outbox.ts';
import { unsubscribing } from '../opt-in/links.ts';
import { alertQuery, valuesOf } from './alerts.ts';
import { nextDigestAt } from './schedule.ts';
import { claimDue, noteMailed, planNext, type AlertRow } from './store.ts';

const MINUTE = 60_000;
/** Time after which another server takes over the alert of a failed one; a failed alert is retried then. */
const LEASE = 60 * MINUTE;
/** Rows that were being written during the last search are included in the next one. */
const OVERLAP = 10 * MINUTE;
/** Jobs in one mail. */
const SHOWN = 20;
const POLL = 10_000;
/** Its label in the log and the metrics. */
const TASK = 'job-alerts';

function listUrlOf(origin: string, query: ReturnType<typeof valuesOf>): string {
  const search = new URLSearchParams(Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value])));
  return `${origin}/jobs${search.size === 0 ? '' : `?${search}`}`;
}

const NOTHING = { rows: [], total: 0 } as const;

/**
 * Jobs published since the last digest, by the search of the list, and not mailed before; the newest first. Similar jobs of the list
 * are left out. A search around an unknown place is empty until the place is known.
 */
async function findNew({ db }: Context, alert: AlertRow, now: Date) {
  const filters = alertQuery(alert.query);
  if (filters.near !== undefined && filters.near !== '' && findPlace(filters.near) === null) return NOTHING;
  const since = new Date((alert.searched_until ?? now).getTime() - OVERLAP);
  const confirmed = alert.confirmed_at ?? now;
  const from = since > confirmed ? since : confirmed;
  const isNew = sql<boolean>`(j.published_at > ${from} or j.created_at > ${from})
    and not exists (select 1 from job_alert_jobs m where m.alert_id = ${alert.id} and m.job_id = j.id)`;
  const found = await searchJobs(db, { ...filters, sortBy: 'publishedAt' }, { limit: SHOWN, offset: 0 }, now, isNew);
  return found.search?.nearest === true ? NOTHING : found;
}

async function mailNew(context: Context, alert: AlertRow): Promise<void> {
  const now = context.now();
  const { rows, total } = await findNew(context, alert, now);
  const origin = context.origin();
  const query = valuesOf(alert.query);
  const jobs = rows.map(({ job, company }): MailEntry => ({
    title: job.title,
    href: `${origin}/jobs/${job.id}`,
    lines: [[company.name, listPlace({ city: job.city ?? '', location: job.location ?? '' })].filter((text) => text !== '').join(', ')],
  }));
  await context.db.transaction().execute(async (trx) => {
    if (jobs.length > 0) {
      const unsubscribe = unsubscribing(context, 'job-alert', alert.id);
      const mail = digestMail({ query, jobs, total, listHref: listUrlOf(origin, query), unsubscribe });
      await enqueueMail(trx, {
        to: alert.email,
        ...writeMail(mail, installationOf(context)),
        dedupeKey: `job-alert:${alert.id}:${now.toISOString()}`,
      });
      await noteMailed(
        trx,
        alert.id,
        rows.map(({ job }) => job.id),
      );
    }
    await planNext(trx, alert.id, now, nextDigestAt(alert.rhythm, now));
  });
}

/**
 * Enqueues the digest of every due alert in the outbox; without new jobs there is none (O93). Several servers share the
 * work. An alert whose query is no longer valid, or whose search fails, waits and stops no other.
 */
export async function sendDigests(context: Context, goesOn: () => boolean = () => true): Promise<void> {
  while (goesOn()) {
    const now = context.now();
    const alert = await claimDue(context.db, now, new Date(now.getTime() + LEASE));
    if (alert === null) return;
    context.metrics.startedTask(TASK, (now.getTime() - alert.due_at.getTime()) / 1000);
    await mailNew(context, alert).catch((error: unknown) => {
      const fields = error instanceof CallError ? { error: error.kind } : errorFields(error);
      context.log('error', 'job-alert-failed', { id: alert.id, ...fields });
    });
  }
}

/** Sends due digests now and again every few seconds. @returns stops after the current digest */
export const scheduleDigests = (context: Context): (() => Promise<void>) =>
  startPolling({ log: context.log, event: TASK, pause: POLL, run: (mayContinue) => sendDigests(context, mayContinue) });
