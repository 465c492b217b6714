import { sql, type Kysely } from 'kysely';
import { addAuditCodes } from './audit-codes.ts';

const ACTIONS = ['focus-page-created', 'focus-page-changed', 'focus-page-published', 'focus-page-withdrawn', 'focus-page-deleted'];

/** Companies write focus pages: each is created once, concurrent changes are detected, and the history names the author (decision 0074). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table focus_pages
      add column version integer not null default 1,
      add column created_by integer references users on delete set null,
      add column creation_key text`.execute(db);
  await sql`create unique index focus_pages_creation on focus_pages (created_by, creation_key)`.execute(db);
  // Deleting a page looks up its jobs.
  await sql`create index jobs_focus_page on jobs (focus_page_id) where focus_page_id is not null`.execute(db);
  // The overview counts the applications of a company, and the new ones among them.
  await sql`create index applications_company_status on applications (company_id, status)`.execute(db);
  await addAuditCodes(db, 'action', ACTIONS);
  await addAuditCodes(db, 'subject_type', ['focus-page']);
}
