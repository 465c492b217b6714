import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** @throws the error of the database when it does not answer */
export async function isReachable(db: Kysely<Database>): Promise<void> {
  await sql`select 1`.execute(db);
}
