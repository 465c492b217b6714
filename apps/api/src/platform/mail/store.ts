import type { MailKind } from '@stellwerk/mails';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { OutboxTable } from '../db/tables/operation.ts';
import type { MailId } from '../ids.ts';

/** A mail's text with URLs cut behind the host, so that nobody can open its links. */
export const withoutLinks = (text: string): string => text.replace(/(https?:\/\/[^\s/"'<>?#]+)[^\s"'<>]*/g, '$1/…');

type Db = Kysely<Database>;
/** Days for which rows of sent mails are kept, so that questions about them can be answered; they contain names. */
export const SENT_MAIL_DAYS = 30;

export type OutboxRow = Selectable<OutboxTable>;

interface ClaimedMail extends OutboxRow {
  /** When it was due. */
  readonly due_at: Date;
}

/** Adds a mail, unless one with the same key exists. */
export async function insertMail(trx: Db, mail: Insertable<OutboxTable>): Promise<void> {
  await trx
    .insertInto('outbox')
    .values(mail)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

/** Assigns the next due mail to this server until a given time: others skip it. Materialized, the row is chosen once; a join might choose again. */
export async function claimMail(db: Db, now: Date, until: Date): Promise<ClaimedMail | null> {
  const { rows } = await sql<ClaimedMail>`
    with due as materialized (
      select id, next_attempt_at as due_at from outbox where sent_at is null and failed_at is null and next_attempt_at <= ${now}
      order by next_attempt_at, id limit 1 for update skip locked
    )
    update outbox set attempts = attempts + 1, next_attempt_at = ${until} from due
    where outbox.id = due.id
    returning outbox.*, due.due_at`.execute(db);
  return rows[0] ?? null;
}

/** Mails that are due and not sent, and how long the oldest of them waits. */
export async function backlogOf(db: Db, now: Date): Promise<{ readonly waiting: number; readonly delaySeconds: number }> {
  const { waiting, oldest } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<string>().as('waiting'), fn.min('next_attempt_at').as('oldest')])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), delaySeconds: oldest === null ? 0 : Math.max(0, (now.getTime() - oldest.getTime()) / 1000) };
}

/** Schedules the next attempt after a failed one. */
export async function postponeMail(db: Db, id: MailId, next: Date, error: string): Promise<void> {
  await db.updateTable('outbox').set({ next_attempt_at: next, last_error: error }).where('id', '=', id).execute();
}

/** Marks a mail as sent, and deletes secrets of its links, also in headers. */
export async function closeMail(db: Db, { id, body_text, body_html }: OutboxRow, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      body_text: withoutLinks(body_text),
      body_html: body_html === null ? null : withoutLinks(body_html),
      headers: '{}',
      sent_at: now,
      last_error: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Marks a mail as failed; its content stays, so that it can be sent again. */
export async function giveUpMail(db: Db, id: MailId, now: Date, error: string): Promise<void> {
  await db.updateTable('outbox').set({ failed_at: now, last_error: error }).where('id', '=', id).execute();
}

/** Restarts a failed mail. @returns whether it had failed and still has its content */
export async function reviveMail(db: Db, id: MailId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ failed_at: null, attempts: 0, next_attempt_at: now, last_error: null })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .where('body_text', '!=', '')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findMail(db: Db, id: MailId): Promise<OutboxRow | null> {
  return (await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
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

/** Deletes mails sent or failed before a given time. */
export async function deleteSentMails(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where((is) => is.or([is('sent_at', '<', before), is('failed_at', '<', before)]))
    .execute();
}

/** Deletes mails of some kinds written before a given time, whether sent or not. */
export async function deleteOldMails(db: Db, kinds: readonly MailKind[], before: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('kind', 'in', [...kinds])
    .where('created_at', '<', before)
    .execute();
}

/** Kinds of mails about an account itself. */
const ABOUT_ACCOUNT: readonly MailKind[] = ['register', 'reset-password', 'password-changed', 'login-attempts', 'message'];

/**
 * Deletes mails to the email addresses of accounts that are to be deleted. Mails about applications sent without the account
 * stay. An unconfirmed email address may belong to somebody else: then only mails about that one account are deleted.
 */
export async function deleteMailsTo(trx: Db, userIds: readonly number[]): Promise<void> {
  await sql`
    delete from outbox o using users u
    where u.id = any(${[...userIds]}::int[]) and lower(u.email) = lower(o.recipient) and case
      when u.email_verified_at is not null
        then not exists (select 1 from applications a where a.id = o.application_id and lower(a.email) = lower(u.email))
      else o.kind = any(${[...ABOUT_ACCOUNT]}::text[])
        and not exists (select 1 from users other where lower(other.email) = lower(u.email) and other.id <> u.id) end`.execute(trx);
}
