import { sql, type Kysely, type Transaction } from 'kysely';
import type { Db } from '../platform/db/engine.ts';
import type { Database } from '../platform/db/schema.ts';
import { visible } from '../jobs/job/visible.ts';
import type { ApplicationId, CompanyId, JobId, ReferralId, UserId } from '../platform/ids.ts';

/** A referral link with its creator and the company of its job. */
export interface ReferralRow {
  readonly id: ReferralId;
  readonly code: string;
  readonly job_id: JobId;
  readonly is_active: boolean;
  readonly user_id: UserId;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar: string | null;
  readonly company_id: CompanyId;
  /** Whether the job is visible to the public. */
  readonly is_public: boolean;
}

export async function findReferralByCode(db: Kysely<Database>, code: string): Promise<ReferralRow | null> {
  const row = await db
    .selectFrom('referrals as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('jobs as j', 'j.id', 'r.job_id')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .select(['r.id', 'r.code', 'r.job_id', 'r.is_active', 'r.user_id', 'u.email', 'u.first_name', 'u.last_name', 'u.avatar'])
    .select(['j.company_id', visible.as('is_public')])
    .where('r.code', '=', code)
    .executeTakeFirst();
  return row ?? null;
}

/** A link as its creator and administrators read it. */
export interface LinkRow {
  readonly id: ReferralId;
  readonly code: string;
  readonly is_active: boolean;
  readonly view_count: number;
  readonly reject_count: number;
  readonly created_at: Date;
  readonly job_id: JobId;
  readonly title: string;
  readonly company: string;
  readonly city: string | null;
  readonly location: string | null;
  readonly job_is_public: boolean;
  readonly user_id: UserId;
  readonly first_name: string;
  readonly last_name: string;
}

const links = (db: Db) =>
  db
    .selectFrom('referrals as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('jobs as j', 'j.id', 'r.job_id')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .select(['r.id', 'r.code', 'r.is_active', 'r.view_count', 'r.reject_count', 'r.created_at', 'r.job_id', 'r.user_id'])
    .select(['j.title', 'c.name as company', 'j.city', 'j.location', visible.as('job_is_public'), 'u.first_name', 'u.last_name']);

/** The links of an account, the newest first. */
export const linksOf = (db: Db, userId: UserId): Promise<LinkRow[]> =>
  links(db).where('r.user_id', '=', userId).orderBy('r.created_at', 'desc').orderBy('r.id', 'desc').execute();

/** One page of all links, the newest first, and their number. */
export async function pageOfLinks(
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly LinkRow[]; readonly total: number }> {
  const { total } = await db
    .selectFrom('referrals')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await links(db).orderBy('r.id', 'desc').limit(limit).offset(offset).execute(), total };
}

/**
 * Creates the link of an account to a job; there is one for each job, and creating it again activates it (O05, O45).
 * @returns null when another link has this code
 */
export async function insertLink(
  db: Db,
  link: {
    readonly code: string;
    readonly job_id: JobId;
    readonly user_id: UserId;
    readonly parent_id: ReferralId | null;
    readonly created_at: Date;
  },
): Promise<{ readonly id: ReferralId; readonly code: string; readonly isNew: boolean } | null> {
  const row = await db
    .insertInto('referrals')
    .values(link)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'code'])
    .executeTakeFirst();
  if (row !== undefined) return { ...row, isNew: true };
  const known = await db
    .updateTable('referrals')
    .set({ is_active: true })
    .where('job_id', '=', link.job_id)
    .where('user_id', '=', link.user_id)
    .returning(['id', 'code'])
    .executeTakeFirst();
  return known === undefined ? null : { ...known, isNew: false };
}

/** Pauses an active link, or resumes a paused one. @returns the changed link */
export async function toggleLink(db: Db, id: ReferralId): Promise<LinkRow> {
  await sql`update referrals set is_active = not is_active where id = ${id}`.execute(db);
  return links(db).where('r.id', '=', id).executeTakeFirstOrThrow();
}

/** Raises a counter of a link by one. */
export async function raiseCount(db: Db, id: ReferralId, counter: 'view_count' | 'reject_count'): Promise<void> {
  await db
    .updateTable('referrals')
    .set((row) => ({ [counter]: row(counter, '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** The application of a payout, as the record keeps it after the application is deleted (O83). */
export interface NewPayout {
  readonly application_id: ApplicationId;
  readonly referral_id: ReferralId;
  readonly referral_code: string;
  readonly job_title: string;
  readonly created_at: Date;
}

/** Opens the payouts of referred applications, each with its OPEN event (rule 8, O83). */
export async function openPayouts(trx: Transaction<Database>, payouts: readonly NewPayout[]): Promise<void> {
  if (payouts.length === 0) return;
  const made = await trx
    .insertInto('payouts')
    .values([...payouts])
    .returning(['id', 'created_at'])
    .execute();
  await trx
    .insertInto('payout_events')
    .values(made.map(({ id, created_at }) => ({ payout_id: id, state: 'OPEN' as const, created_at })))
    .execute();
}
