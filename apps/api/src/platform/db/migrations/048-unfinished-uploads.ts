import { sql, type Kysely } from 'kysely';

/** Unfinished uploads, which any server continues (decision 0106). */
const statements = [
  `create table uploads (
    id text primary key,
    user_id integer,
    name text not null,
    size integer not null,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now()
  )`,
  `create index uploads_user on uploads (user_id)`,
  // A row without a size is a part that is being stored, or was when its server died.
  `create table upload_parts (
    storage_key text primary key,
    upload_id text not null references uploads on delete cascade,
    start integer not null,
    size integer
  )`,
  `create index upload_parts_upload on upload_parts (upload_id)`,
  `create unique index upload_parts_stored on upload_parts (upload_id, start) where size is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
