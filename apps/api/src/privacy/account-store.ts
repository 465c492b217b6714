import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../platform/db/schema.ts';
import { deleteMailsTo } from '../platform/mail/store.ts';
import type { KeptMedia } from '../platform/media/store.ts';
import type { UserId } from '../platform/ids.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Reference of an account, unique for ever: a restored backup may reuse numbers. */
const reference = sql<string>`concat('account:', id, ':', to_char(created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS'))`;

/** Active companies without another owner; the memberships are locked until the transaction ends. */
export async function ownedCompanies(trx: Trx, userId: UserId): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('memberships as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select(['c.name', 'c.is_active', 'm.role'])
    .where('m.user_id', '=', userId)
    .orderBy('c.name')
    .forUpdate('m')
    .execute();
  return rows.flatMap(({ name, is_active, role }) => (is_active && role === 'OWNER' ? [name] : []));
}

export async function applicationIdsOf(trx: Trx, userId: UserId): Promise<readonly number[]> {
  const rows = await trx.selectFrom('applications').select('id').where('user_id', '=', userId).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Ends newsletter and alerts of the accounts' confirmed email addresses; for others they may belong to somebody else. */
async function endMailing(trx: Trx, ids: readonly number[]): Promise<void> {
  for (const table of ['newsletter_subscriptions', 'job_alerts'] as const)
    await sql`
      delete from ${sql.table(table)} m using users u
      where u.id = any(${[...ids]}::int[]) and u.email_verified_at is not null and lower(u.email) = lower(m.email)`.execute(trx);
}

/**
 * Deletes accounts with sessions, links, memberships, referral links, saved jobs and messages, and their
 * mails: no mail reports the deletion itself. The own pictures are unbound and marked as old,
 * so that the daily job finds those that are not removed after the transaction. Records of payouts stay, without the person (O83).
 */
async function deleteAccounts(trx: Trx, ids: readonly number[]): Promise<readonly KeptMedia[]> {
  if (ids.length === 0) return [];
  const pictures = await trx
    .updateTable('media')
    .set({ entity_type: null, entity_id: null, uploaded_by: null, created_at: new Date(0) })
    .where('entity_type', '=', 'user')
    .where('entity_id', 'in', [...ids])
    .returningAll()
    .execute();
  await trx
    .deleteFrom('messages')
    .where('user_id', 'in', [...ids])
    .execute();
  await endMailing(trx, ids);
  await deleteMailsTo(trx, ids);
  await trx
    .deleteFrom('users')
    .where('id', 'in', [...ids])
    .execute();
  return pictures;
}

/** Deletes an account. @returns its reference for the list of erasures, and its orphaned pictures */
export async function deleteAccount(
  trx: Trx,
  id: UserId,
): Promise<{ readonly reference: string; readonly pictures: readonly KeptMedia[] }> {
  const row = await trx.selectFrom('users').select(reference.as('reference')).where('id', '=', id).executeTakeFirstOrThrow();
  return { ...row, pictures: await deleteAccounts(trx, [id]) };
}

/** Deletes the accounts with these marks that a backup has restored (rule 10). */
export async function deleteMarkedAccounts(trx: Trx, marks: readonly string[]): Promise<void> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where(sql`encode(sha256(convert_to(${reference}, 'UTF8')), 'hex')`, '=', sql`any(${marks}::text[])`)
    .execute();
  await deleteAccounts(
    trx,
    rows.map(({ id }) => id),
  );
}

/** Rows about a person apart from applications, as exported (O71). */
export async function personalRows(db: Db, userId: UserId, email: string | null) {
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at as createdAt', 'expires_at as expiresAt', 'ended_at as endedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const companies = await db
    .selectFrom('memberships as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select(['c.id', 'c.name', 'm.role'])
    .where('m.user_id', '=', userId)
    .orderBy('m.id')
    .execute();
  const referrals = await db
    .selectFrom('referrals as r')
    .innerJoin('jobs as j', 'j.id', 'r.job_id')
    .select(['r.id', 'r.code', 'r.job_id as jobId', 'j.title as jobTitle', 'r.is_active as isActive', 'r.view_count as views'])
    .select(['r.reject_count as rejects', 'r.created_at as createdAt'])
    .where('r.user_id', '=', userId)
    .orderBy('r.id')
    .execute();
  const payouts = await db
    .selectFrom('payouts as p')
    .innerJoin('referrals as r', 'r.id', 'p.referral_id')
    .innerJoin('payout_events as e', 'e.payout_id', 'p.id')
    .select(['p.job_title as jobTitle', 'p.referral_code as code', 'e.state', 'e.reason', 'e.created_at as date'])
    .where('r.user_id', '=', userId)
    .orderBy('e.id')
    .execute();
  const messages = await db
    .selectFrom('messages as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select([
      'c.name as company',
      'm.sender_type as senderType',
      'm.subject',
      'm.content',
      'm.is_read as isRead',
      'm.created_at as createdAt',
    ])
    .where('m.user_id', '=', userId)
    .orderBy('m.id')
    .execute();
  const saved = await db
    .selectFrom('saved_jobs as s')
    .innerJoin('jobs as j', 'j.id', 's.job_id')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .select(['s.job_id as jobId', 'j.title as jobTitle', 'c.name as company', 's.created_at as createdAt'])
    .where('s.user_id', '=', userId)
    .orderBy('s.created_at')
    .execute();
  return { sessions, companies, referrals, payouts, messages, savedJobs: saved, ...(await mailingOf(db, email)) };
}

/** Mail subscriptions of an email address; none without a confirmed address. */
async function mailingOf(db: Db, email: string | null) {
  if (email === null) return { newsletter: null, jobAlerts: [] };
  const newsletter = await db
    .selectFrom('newsletter_subscriptions')
    .select(['types', 'status', 'consents', 'created_at as createdAt', 'confirmed_at as confirmedAt'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('status')
    .executeTakeFirst();
  const jobAlerts = await db
    .selectFrom('job_alerts')
    .select(['query', 'rhythm', 'consents', 'created_at as createdAt', 'confirmed_at as confirmedAt'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('id')
    .execute();
  return { newsletter: newsletter ?? null, jobAlerts };
}
