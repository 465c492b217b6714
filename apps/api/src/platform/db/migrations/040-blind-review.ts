import { sql, type Kysely } from 'kysely';

/**
 * A job may enable a blind first look, and each of its applications stores whether its applicant is hidden (decision 0079). The index of
 * names is empty for hidden ones, as `orderOf` sorts them.
 */
const statements = [
  `alter table jobs add column blind_review boolean not null default false`,
  `alter table applications add column blind boolean not null default false`,
  `drop index applications_company_name`,
  `create index applications_company_name on applications
    (company_id, (case when blind then '' else last_name end) collate "und-x-icu",
      (case when blind then '' else first_name end) collate "und-x-icu", created_at desc, id desc)`,
  // The few that are searched by number instead of name.
  `create index applications_blind on applications (company_id) where blind`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
