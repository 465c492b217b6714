import type { ApplicationStatus, PayoutState, ReferrerStats } from '@stellwerk/domain';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Db } from '../platform/db/engine.ts';
import type { Database } from '../platform/db/schema.ts';
import type { ApplicationId, JobId, PayoutId, ReferralId, UserId } from '../platform/ids.ts';

/** A payout with its record and the remaining data of application, job and referrer. */
export interface PayoutRow {
  readonly id: PayoutId;
  readonly application_id: ApplicationId | null;
  readonly referral_id: ReferralId | null;
  readonly referral_code: string;
  /** Title at the time of the application. */
  readonly job_title: string;
  readonly created_at: Date;
  /** null once the application is erased, unless it was a hire (O83). */
  readonly status: ApplicationStatus | null;
  readonly state: PayoutState;
  readonly job_id: JobId | null;
  readonly company: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly requested_at: Date | null;
  /** Events since it was opened, the oldest first; the times as text of PostgreSQL. */
  readonly events: readonly { readonly state: PayoutState; readonly at: string }[];
  /** Time, person and reason of the last event. */
  readonly last_at: Date;
  readonly last_by: string | null;
  readonly last_reason: string | null;
}

/** Status of the application `a` of a payout; for an erased one `h` (payout_hires) keeps whether it was a hire. */
const STATUS = sql<ApplicationStatus | null>`coalesce(a.status, case when h.payout_id is not null then 'ACCEPTED' end)`;

/** Maximum number in the administrators' list; open requests come first, so that they are never cut off. */
const ADMIN_LIMIT = 1000;

function payouts(db: Db, which: RawBuilder<unknown>): Promise<readonly PayoutRow[]> {
  return sql<PayoutRow>`
    select p.id, p.application_id, p.referral_id, p.referral_code, p.job_title, p.created_at,
      ${STATUS} as status, last.state,
      j.id as job_id, c.name as company, u.first_name, u.last_name, u.email, record.requested_at, record.events,
      last.created_at as last_at, nullif(trim(concat(d.first_name, ' ', d.last_name)), '') as last_by, last.reason as last_reason
    from payouts p
    cross join lateral (
      select e.state, e.created_at, e.by_user_id, e.reason from payout_events e where e.payout_id = p.id order by e.id desc limit 1
    ) last
    cross join lateral (
      select min(e.created_at) filter (where e.state = 'REQUESTED') as requested_at,
        coalesce(jsonb_agg(jsonb_build_object('state', e.state, 'at', e.created_at) order by e.id) filter (where e.state <> 'OPEN'), '[]')
          as events
      from payout_events e where e.payout_id = p.id
    ) record
    left join applications a on a.id = p.application_id
    left join payout_hires h on h.payout_id = p.id
    left join referrals r on r.id = p.referral_id
    left join users u on u.id = r.user_id
    left join users d on d.id = last.by_user_id
    left join jobs j on j.id = coalesce(r.job_id, a.job_id) and j.deleted_at is null
    left join companies c on c.id = j.company_id
    ${which}`
    .execute(db)
    .then(({ rows }) => rows);
}

/** All payouts for the administration: requested ones in order of request, then the others, the newest first. */
export const allPayouts = (db: Db): Promise<readonly PayoutRow[]> =>
  payouts(
    db,
    sql`order by last.state <> 'REQUESTED', case when last.state = 'REQUESTED' then record.requested_at end, p.id desc limit ${ADMIN_LIMIT}`,
  );

/** The payouts of the links of an account, the newest first. */
export const payoutsOf = (db: Db, userId: UserId): Promise<readonly PayoutRow[]> =>
  payouts(db, sql`where r.user_id = ${userId} order by p.id desc`);

/** The payouts of some links, the newest first. */
export const payoutsOfLinks = (db: Db, referralIds: readonly number[]): Promise<readonly PayoutRow[]> =>
  payouts(db, sql`where p.referral_id = any(${[...referralIds]}::int[]) order by p.id desc`);

/** One payout; undefined where there is none. */
export const payoutWith = async (db: Db, id: PayoutId): Promise<PayoutRow | undefined> => (await payouts(db, sql`where p.id = ${id}`))[0];

/** Locks the record of a payout until the transaction ends. */
export async function lockPayout(trx: Transaction<Database>, id: PayoutId): Promise<void> {
  await trx.selectFrom('payouts').select('id').where('id', '=', id).forUpdate().execute();
}

/** Appends an event to the record of a payout; events are never changed (rule 8). */
export async function writeEvent(
  trx: Transaction<Database>,
  event: {
    readonly payoutId: PayoutId;
    readonly state: PayoutState;
    readonly userId: UserId;
    readonly reason: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await trx
    .insertInto('payout_events')
    .values({ payout_id: event.payoutId, state: event.state, by_user_id: event.userId, reason: event.reason, created_at: event.now })
    .execute();
}

/** The figures of a referrer (O44). */
export async function statsOf(db: Db, userId: UserId): Promise<ReferrerStats> {
  const { rows } = await sql<ReferrerStats>`
    with own as (select * from referrals where user_id = ${userId}),
    came as (
      select ${STATUS} as status, last.state
      from own join payouts p on p.referral_id = own.id
      cross join lateral (select e.state from payout_events e where e.payout_id = p.id order by e.id desc limit 1) last
      left join applications a on a.id = p.application_id
      left join payout_hires h on h.payout_id = p.id
    )
    select
      (select count(*)::int from own) as "totalReferrals",
      (select count(*)::int from own where is_active) as "activeReferrals",
      (select coalesce(sum(view_count), 0)::int from own) as "totalViews",
      (select coalesce(sum(reject_count), 0)::int from own) as "totalRejects",
      (select count(*)::int from came) as "totalApplications",
      (select count(*)::int from came where status = 'ACCEPTED' or (status is null and state <> 'OPEN')) as "acceptedApplications",
      (select count(*)::int from came where state = 'REQUESTED') as "requestedPayouts"`.execute(db);
  const [stats] = rows;
  if (stats === undefined) throw new Error('Aggregates always have a row.');
  return stats;
}
