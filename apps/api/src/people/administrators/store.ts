import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { UserId } from '../../platform/ids.ts';

export interface Administrator {
  readonly id: UserId;
  readonly email: string;
  /** Whether the role is effective: only once the email address is confirmed. */
  readonly isConfirmed: boolean;
}

/** Every account with the role, the oldest first. */
export async function administrators(db: Kysely<Database>): Promise<readonly Administrator[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'email_verified_at'])
    .where(sql<boolean>`'PLATFORM_ADMIN' = any(roles)`)
    .orderBy('id')
    .execute();
  return rows.map(({ id, email, email_verified_at }) => ({ id, email, isConfirmed: email_verified_at !== null }));
}

export async function giveRole(db: Kysely<Database>, userId: UserId, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ roles: sql`array_append(array_remove(roles, 'PLATFORM_ADMIN'), 'PLATFORM_ADMIN')`, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

export async function removeRole(db: Kysely<Database>, userId: UserId, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ roles: sql`array_remove(roles, 'PLATFORM_ADMIN')`, updated_at: now })
    .where('id', '=', userId)
    .execute();
}
