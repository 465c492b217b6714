import { sql, type Kysely } from 'kysely';

const statements = [
  // CS05: mail notifications of each member, and the visibility of the company.
  `alter table memberships
    add column notify_by_mail boolean not null default true,
    add column notify_applications boolean not null default true`,
  `create or replace view confirmed_memberships as
    select m.* from memberships m join users u on u.id = m.user_id where u.email_verified_at is not null`,
  `alter table companies
    add column visibility text not null default 'public' check (visibility in ('public', 'restricted', 'private')),
    add column contact_email text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
