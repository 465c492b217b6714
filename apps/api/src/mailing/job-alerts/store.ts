import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { JobAlertsTable } from '../../platform/db/tables/operation.ts';
import type { AlertId, UserId } from '../../platform/ids.ts';

type Db = Kysely<Database>;
export type AlertRow = Selectable<JobAlertsTable>;

interface ClaimedAlert extends AlertRow {
  /** When it was due. */
  readonly due_at: Date;
}

export async function insertAlert(trx: Db, alert: Insertable<JobAlertsTable>): Promise<void> {
  await trx.insertInto('job_alerts').values(alert).execute();
}

/** The alert of a link, confirmed or not, locked; null for an unknown or expired link. */
export async function findByLink(trx: Db, hash: string, now: Date): Promise<AlertRow | null> {
  const row = await trx
    .selectFrom('job_alerts')
    .selectAll()
    .where('confirm_token_hash', '=', hash)
    .where('confirm_expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Confirms an alert: jobs published from now on are new to it. It keeps its link, whose second click gets the first response. */
export async function confirmAlert(trx: Db, id: AlertId, now: Date, next: Date): Promise<void> {
  await trx.updateTable('job_alerts').set({ confirmed_at: now, searched_until: now, next_digest_at: next }).where('id', '=', id).execute();
}

export async function deleteAlert(db: Db, id: AlertId): Promise<void> {
  await db.deleteFrom('job_alerts').where('id', '=', id).execute();
}

/** Erases alerts that were not confirmed in time (rule 10). */
export async function eraseUnconfirmedAlerts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('job_alerts').where('confirmed_at', 'is', null).where('confirm_expires_at', '<', now).execute();
}

/** The confirmed alerts of an account's confirmed email address, the newest first. */
export async function alertsOf(db: Db, userId: UserId): Promise<readonly AlertRow[]> {
  return db
    .selectFrom('job_alerts as a')
    .innerJoin('users as u', (join) => join.on(sql<boolean>`lower(u.email) = lower(a.email)`))
    .selectAll('a')
    .where('u.id', '=', userId)
    .where('u.email_verified_at', 'is not', null)
    .where('a.confirmed_at', 'is not', null)
    .orderBy('a.id', 'desc')
    .execute();
}

/**
 * Assigns the next due alert to this server until a given time: others skip it, and a failed server's alert becomes free again.
 * Nothing is lost, as only a written digest updates the searched period.
 */
export async function claimDue(db: Db, now: Date, until: Date): Promise<ClaimedAlert | null> {
  const { rows } = await sql<ClaimedAlert>`
    with due as materialized (
      select id, next_digest_at as due_at from job_alerts where confirmed_at is not null and next_digest_at <= ${now}
      order by next_digest_at, id limit 1 for update skip locked
    )
    update job_alerts set next_digest_at = ${until} from due
    where job_alerts.id = due.id
    returning job_alerts.*, due.due_at`.execute(db);
  return rows[0] ?? null;
}

/** Records the end of the searched period of an alert, and its next due time. */
export async function planNext(trx: Db, id: AlertId, searchedUntil: Date, next: Date): Promise<void> {
  await trx.updateTable('job_alerts').set({ searched_until: searchedUntil, next_digest_at: next }).where('id', '=', id).execute();
}

/** Records the mailed jobs of an alert. */
export async function noteMailed(trx: Db, alertId: AlertId, jobIds: readonly number[]): Promise<void> {
  await trx
    .insertInto('job_alert_jobs')
    .values(jobIds.map((job_id) => ({ alert_id: alertId, job_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
