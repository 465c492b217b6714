import { sql, type Kysely } from 'kysely';

/** Files that could not be scanned for malware, and those deleted for it (decision 0110). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table quarantine (
    storage_key text primary key,
    state text not null check (state in ('waiting', 'infected')),
    created_at timestamptz not null default now()
  )`.execute(db);
}
