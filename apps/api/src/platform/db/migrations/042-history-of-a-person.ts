import { sql, type Kysely } from 'kysely';

/** The history of a company is filtered by author, and lists all its authors (decision 0047). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_company_user on audit (company_id, user_id, created_at desc, id desc)`.execute(db);
}
