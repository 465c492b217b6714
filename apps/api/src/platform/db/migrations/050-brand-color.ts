import { sql, type Kysely } from 'kysely';

/** The brand color of a company, which its jobs and its page show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table companies add column brand_color text check (brand_color ~ '^#[0-9a-f]{6}$')`.execute(db);
}
