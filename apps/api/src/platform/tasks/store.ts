import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Milliseconds after which a task that failed, or whose server died, is free again. */
const LEASE = 60 * 60 * 1000;

/** Assigns a due task to this server. @returns when it was due; null while it is not, or belongs to another server */
export async function claimTask(
  db: Kysely<Database>,
  { name, every }: { readonly name: string; readonly every: number },
  now: Date,
): Promise<Date | null> {
  await db
    .insertInto('tasks')
    .values({ name, due_at: new Date(now.getTime() + every) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .updateTable('tasks')
    .set({ leased_until: new Date(now.getTime() + LEASE) })
    .where('name', '=', name)
    .where('due_at', '<=', now)
    .where(sql<boolean>`coalesce(leased_until <= ${now}, true)`)
    .returning('due_at')
    .executeTakeFirst();
  return row?.due_at ?? null;
}

/** Ends the lease of a task. @param due time of its next run */
export async function finishTask(db: Kysely<Database>, name: string, due: Date): Promise<void> {
  await db.updateTable('tasks').set({ due_at: due, leased_until: null }).where('name', '=', name).execute();
}
