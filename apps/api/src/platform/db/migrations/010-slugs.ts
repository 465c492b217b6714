import { sql, type Kysely } from 'kysely';

/**
 * Links to a company whose slug is reserved, looks like an id, or belongs to an older company contain its id (A33); such slugs were
 * numbered before ('nordlicht-2').
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update companies set slug = id::text
    where slug in ('create') or slug ~ '^[0-9]+$'
      or slug ~ ('^' || regexp_replace(lower(name collate "und-x-icu"), '[^a-z0-9]', '-', 'g') || '-[0-9]+$')`.execute(db);
}
