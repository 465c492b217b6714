import { sql, type Kysely } from 'kysely';

/** Whether the company or the applicant has set a status (O96): a withdrawal may come from either. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application_status_history add column by_company boolean not null default false`.execute(db);
  await sql`
    update application_status_history h set by_company = true
    from applications a
    where a.id = h.application_id and h.by_user_id is not null and h.by_user_id is distinct from a.user_id`.execute(db);
}
