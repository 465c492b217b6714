import { sql, type Kysely } from 'kysely';

/** Tables whose rows public pages show, as of this migration. */
const TABLES = [
  'users',
  'industries',
  'companies',
  'memberships',
  'team_members',
  'plans',
  'subscriptions',
  'focus_pages',
  'jobs',
  'job_contacts',
  'search_tokens',
  'referrals',
  'media',
  'job_reports',
  'settings',
];

/** Announces each committed change of public data to every server, whichever program made it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function public_data_changed() returns trigger language plpgsql as $$
       begin
         perform pg_notify('public_data', '');
         return null;
       end $$`,
    )
    .execute(db);
  for (const table of TABLES) {
    await sql
      .raw(
        `create trigger public_data_changed after insert or update or delete or truncate on ${table}
         for each statement execute function public_data_changed()`,
      )
      .execute(db);
  }
}
