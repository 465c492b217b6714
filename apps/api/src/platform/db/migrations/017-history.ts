import { sql, type Kysely } from 'kysely';

const COMPANY =
  "'company-created', 'company-changed', 'company-logo-changed', 'company-logo-removed', 'company-activated', 'company-deactivated'";
const TEAM =
  "'member-created', 'member-changed', 'member-removed', 'member-joined', 'ownership-transferred', 'invitation-sent', 'invitation-deleted'";
const JOBS =
  "'job-created', 'job-updated', 'job-activated', 'job-deactivated', 'job-deleted', 'job-design', 'job-video', 'job-video-removed', 'jobs-imported'";
const APPLICATIONS = "'application-notes', 'application-rating', 'application-assigned'";

/** The owner of a company can read its history, page by page (decision 0047). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update audit set action = 'job-video-removed', details = '{}' where action = 'job-video' and details ? 'removed'`.execute(db);
  await sql`create index audit_company on audit (company_id, id)`.execute(db);
  const actions = sql.raw([COMPANY, TEAM, JOBS, APPLICATIONS].join(', '));
  await sql`alter table audit add constraint audit_action_code check (action in (${actions}))`.execute(db);
  await sql`
    alter table audit add constraint audit_subject_type_code
      check (subject_type in ('company', 'member', 'invitation', 'job', 'application'))`.execute(db);
}
