import { sql, type Kysely } from 'kysely';
import { addAuditCodes } from './audit-codes.ts';

/**
 * Owners read in the history who changed the status of an application (decision 0047). Earlier changes are copied from the
 * histories of the applications, so they are older than their number: the history is ordered by its times now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addAuditCodes(db, 'action', ['application-status', 'application-status-undone']);
  await sql`drop index audit_company`.execute(db);
  await sql`create index audit_company on audit (company_id, created_at desc, id desc)`.execute(db);
  await sql`
    insert into audit (user_id, company_id, action, subject_type, subject_id, details, created_at)
    select c.by_user_id, a.company_id, 'application-status', 'application', c.application_id,
      jsonb_build_object('status', jsonb_build_object('from', c.before, 'to', c.status)), c.created_at
    from (
      select *, lag(status) over (partition by application_id order by created_at, id) as before
      from application_status_history where taken_back_at is null
    ) c
    join applications a on a.id = c.application_id
    where c.by_company and c.by_user_id is not null and c.before is not null and c.before <> c.status
    order by c.created_at, c.id`.execute(db);
}
