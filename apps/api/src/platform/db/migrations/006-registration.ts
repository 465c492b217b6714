import { sql, type Kysely } from 'kysely';

/**
 * Consents of accounts (decisions, rule 1). An email address belongs to one account, but others may name it, so that registering a known
 * address looks like registering a new one (docs/decisions/0020).
 */
const statements = [
  `alter table users add column consents jsonb not null default '[]'`,
  `drop index users_email`,
  `create index users_email on users (lower(email))`,
  `create unique index users_email_confirmed on users (lower(email)) where email_verified_at is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
