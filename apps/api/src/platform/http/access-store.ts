import { TEAM_ROLES, type TeamRole } from '@stellwerk/domain';
import type { AccessStore, Row, Subject } from '@stellwerk/domain/endpoints';
import { sql } from 'kysely';
import type { Db } from '../db/engine.ts';
import type { CompanyId, UserId } from '../ids.ts';

const ofCompany = (row: { readonly company_id: CompanyId } | undefined): Row | null =>
  row === undefined ? null : { companyIds: [row.company_id], userId: null };

const ofAccount = (row: { readonly user_id: UserId } | undefined): Row | null =>
  row === undefined ? null : { companyIds: [], userId: row.user_id };

const ofBoth = (row: { readonly company_id: CompanyId | null; readonly user_id: UserId | null } | undefined): Row | null =>
  row === undefined ? null : { companyIds: row.company_id === null ? [] : [row.company_id], userId: row.user_id };

/** The row of an id of each kind, in one small query; null for none. */
const ROWS = {
  // No query: an unknown company has no members, and gets the same response as a foreign one.
  company: (_db, id) => Promise.resolve({ companyIds: [id], userId: null }),
  job: async (db, id) =>
    ofCompany(await db.selectFrom('jobs').select('company_id').where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()),
  application: async (db, id) =>
    ofBoth(await db.selectFrom('applications').select(['company_id', 'user_id']).where('id', '=', id).executeTakeFirst()),
  document: async (db, id) =>
    ofBoth(
      await db
        .selectFrom('application_documents as d')
        .innerJoin('applications as a', 'a.id', 'd.application_id')
        .select(['a.company_id', 'a.user_id'])
        .where('d.id', '=', id)
        .executeTakeFirst(),
    ),
  user: async (db, id) => {
    const rows = await db
      .selectFrom('users as u')
      // A company to which a person is hidden does not know the account either (decision 0079).
      .leftJoin('applications as a', (join) => join.onRef('a.user_id', '=', 'u.id').on('a.blind', '=', false))
      .select('a.company_id')
      .distinct()
      .where('u.id', '=', id)
      .execute();
    if (rows.length === 0) return null;
    return { companyIds: rows.flatMap(({ company_id }) => (company_id === null ? [] : [company_id])), userId: id };
  },
  member: async (db, id) =>
    ofBoth(await db.selectFrom('team_members').select(['company_id', 'user_id']).where('id', '=', id).executeTakeFirst()),
  invitation: async (db, id) => ofCompany(await db.selectFrom('invitations').select('company_id').where('id', '=', id).executeTakeFirst()),
  message: async (db, id) => {
    const row = await db
      .selectFrom('messages')
      .select(['company_id', 'user_id', 'recipient_type', 'recipient'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return null;
    const withPlatform = row.recipient !== null;
    const receiver = withPlatform && row.recipient_type === 'user' ? 'platform' : row.recipient_type;
    return { companyIds: [row.company_id], userId: row.user_id, receiver, withPlatform };
  },
  'focus-page': async (db, id) =>
    ofCompany(await db.selectFrom('focus_pages').select('company_id').where('id', '=', id).executeTakeFirst()),
  referral: async (db, id) => ofAccount(await db.selectFrom('referrals').select('user_id').where('id', '=', id).executeTakeFirst()),
  payout: async (db, id) =>
    ofAccount(
      await db
        .selectFrom('payouts as p')
        .innerJoin('referrals as r', 'r.id', 'p.referral_id')
        .select('r.user_id')
        .where('p.id', '=', id)
        .executeTakeFirst(),
    ),
  media: async (db, id) =>
    ofBoth(await db.selectFrom('media').select(['company_id', 'uploaded_by as user_id']).where('id', '=', id).executeTakeFirst()),
  // Account that confirmed its email address.
  'job-alert': async (db, id) =>
    ofAccount(
      await db
        .selectFrom('job_alerts as a')
        .innerJoin('users as u', (join) => join.on(sql<boolean>`lower(u.email) = lower(a.email)`))
        .select('u.id as user_id')
        .where('a.id', '=', id)
        .where('a.confirmed_at', 'is not', null)
        .where('u.email_verified_at', 'is not', null)
        .executeTakeFirst(),
    ),
} as const satisfies Record<Subject, (db: Db, id: number) => Promise<Row | null>>;

/** The strongest role of an account in any of the companies; null for none. */
export async function roleIn(db: Db, companyIds: readonly number[], userId: UserId): Promise<TeamRole | null> {
  const rows = await db
    .selectFrom('confirmed_memberships')
    .select('role')
    .where(sql<boolean>`company_id = any(${[...companyIds]}::int[])`)
    .where('user_id', '=', userId)
    .execute();
  return TEAM_ROLES.findLast((role) => rows.some((row) => row.role === role)) ?? null;
}

/** Database queries of the permission check. */
export function createAccessStore(db: Db): AccessStore {
  return {
    row: (subject, id) => ROWS[subject](db, id),
    role: (companyIds, userId) => roleIn(db, companyIds, userId),
  };
}
