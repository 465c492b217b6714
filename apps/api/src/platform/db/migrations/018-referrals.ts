import { sql, type Kysely } from 'kysely';

/** Indexes for the links of an account, the applications of a link and the links made from a link. */
const statements = [
  `create index referrals_user on referrals (user_id, created_at desc, id desc)`,
  `create index referrals_parent on referrals (parent_id) where parent_id is not null`,
  `create index applications_referral on applications (referral_id) where referral_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
