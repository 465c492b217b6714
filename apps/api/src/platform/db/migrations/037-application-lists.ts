import { sql, type Kysely } from 'kysely';

/** The database filters, sorts and pages lists of applications: an index for each of their filters and orders (decision 0077). */
const statements = [
  // Folds texts like `spellingsOf` of @stellwerk/domain/text: both spellings of a text, each in a separate line.
  `create function text_spellings(written text) returns text language sql immutable strict parallel safe as $$
    select regexp_replace(normalize(replace(lower(written collate "und-x-icu"), 'ß', 'ss'), NFD), '[\\u0300-\\u036f]', '', 'g')
      || chr(10) || regexp_replace(normalize(replace(replace(replace(replace(
        normalize(lower(written collate "und-x-icu"), NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), NFD), '[\\u0300-\\u036f]', '', 'g')
  $$`,
  `alter table applications add column name_spellings text not null generated always as (text_spellings(first_name || ' ' || last_name)) stored`,
  `create index applications_name_spellings on applications using gin (name_spellings gin_trgm_ops)`,
  `create index applications_company_name on applications
    (company_id, last_name collate "und-x-icu", first_name collate "und-x-icu", created_at desc, id desc)`,
  `create index applications_company_job on applications (company_id, job_id, created_at desc, id desc)`,
  `create index applications_company_assigned on applications (company_id, assigned_member_id, created_at desc, id desc)
    where assigned_member_id is not null`,
  // The columns of the board and the counts of months read only these.
  `drop index applications_company_status`,
  `create index applications_company_status on applications (company_id, status, created_at desc, id desc)`,
  `drop index applications_company`,
  `create index applications_company on applications (company_id, created_at desc, id desc) include (status)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
