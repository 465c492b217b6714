import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { OutboxTable } from '../db/tables/operation.ts';

type Db = Kysely<Database>;
/** Rows of sent mails hold names; they are kept so long that a question about one can be answered. */
export const SENT_MAIL_DAYS = 30;

export type OutboxRow = Selectable<OutboxTable>;

/** Adds a mail; one with the same key as another is not added again. */
export async function insertMail(trx: Db, mail: Insertable<OutboxTable>): Promise<void> {
  await trx
    .insertInto('outbox')
    .values(mail)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

/** Gives the next due mail to this server alone, until a moment: others skip it. */
export async function claimMail(db: Db, now: Date, until: Date): Promise<OutboxRow | null> {
  const { rows } = await sql<OutboxRow>`
    update outbox set attempts = attempts + 1, next_attempt_at = ${until}
    where id = (
      select id from outbox where sent_at is null and failed_at is null and next_attempt_at <= ${now}
      order by next_attempt_at, id limit 1 for update skip locked
    )
    returning *`.execute(db);
  return rows[0] ?? null;
}

/** Plans the next attempt after one that failed. */
export async function postponeMail(db: Db, id: number, next: Date, error: string): Promise<void> {
  await db.updateTable('outbox').set({ next_attempt_at: next, last_error: error }).where('id', '=', id).execute();
}

/** Nothing of a mail that nobody sends any more: its links open accounts, its words are about people. */
const NO_CONTENT = { body_text: '', body_html: null, headers: '{}' };

/** Notes that a mail has left, or was given up, and drops what it said. */
export async function closeMail(db: Db, id: number, end: { readonly sent_at: Date } | { readonly failed_at: Date }, error: string | null) {
  await db
    .updateTable('outbox')
    .set({ ...NO_CONTENT, ...end, last_error: error })
    .where('id', '=', id)
    .execute();
}

/** Those of the ids that have a row. */
export async function knownMails(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The newest mails, without their texts and the links in them. */
export async function newestMails(db: Db, limit: number) {
  return db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'subject', 'kind', 'created_at', 'sent_at', 'attempts'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Deletes mails that were sent or given up before a moment. */
export async function deleteSentMails(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where((is) => is.or([is('sent_at', '<', before), is('failed_at', '<', before)]))
    .execute();
}
