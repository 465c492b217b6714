import { sql, type Kysely } from 'kysely';

const statements = [
  // A payout outlives its application (O83), and can be requested if it was a hire (O43).
  `create table payout_hires (payout_id integer primary key references payouts)`,
  // Erasing a person deletes their own mails without reading all others.
  `create index outbox_recipient on outbox (lower(recipient))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
