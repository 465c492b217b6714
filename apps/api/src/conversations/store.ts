import { blindReviewLabels, MESSAGES_PAGE, type MessageFilter, type MessageRecipient } from '@stellwerk/domain';
import type { MessageSide } from '@stellwerk/domain/message';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { everyWord, pageOf } from '../platform/paging.ts';
import type { Db } from '../platform/db/engine.ts';
import type { Database } from '../platform/db/schema.ts';
import type { CompanyId, MessageId, UserId } from '../platform/ids.ts';

/** A mailbox: of a company, of a person, or of the administration of the platform (O75). */
export type Mailbox =
  | { readonly side: 'company'; readonly id: CompanyId }
  | { readonly side: 'user'; readonly id: UserId }
  | { readonly side: 'platform' };

const HIDDEN = {
  company: sql<boolean>`m.hidden_for_company`,
  user: sql<boolean>`m.hidden_for_user`,
  platform: sql<boolean>`m.hidden_for_platform`,
} as const satisfies Record<MessageSide, RawBuilder<boolean>>;

const UNREAD = {
  company: sql<boolean>`(m.recipient_type = 'company' and not m.is_read)`,
  user: sql<boolean>`(m.recipient_type = 'user' and not m.is_read)`,
  platform: sql<boolean>`(m.recipient is not null and m.sender_type = 'company' and not m.is_read)`,
} as const satisfies Record<MessageSide, RawBuilder<boolean>>;

function isIn(mailbox: Mailbox): RawBuilder<boolean> {
  const belongs = {
    company: () => sql<boolean>`m.company_id = ${'id' in mailbox ? mailbox.id : null}`,
    user: () => sql<boolean>`m.user_id = ${'id' in mailbox ? mailbox.id : null}`,
    platform: () => sql<boolean>`m.recipient is not null`,
  }[mailbox.side]();
  return sql<boolean>`(${belongs} and not ${HIDDEN[mailbox.side]})`;
}

/**
 * The newest application of a person while all of them are hidden from the company of the message, or were when the last was deleted;
 * null for everybody else (decision 0079).
 */
const blindApplication = sql<number | null>`(
  select case when count(*) = 0 then m.unseen_application when bool_and(a.blind) then max(a.id) end
  from applications a where a.user_id = m.user_id and a.company_id = m.company_id)`;

const messages = (db: Db) =>
  db.selectFrom('messages as m').innerJoin('companies as c', 'c.id', 'm.company_id').leftJoin('users as u', 'u.id', 'm.user_id');

const rows = (db: Db) =>
  messages(db)
    .selectAll('m')
    .select(['c.name as company_name', 'c.slug as company_slug', 'c.logo as company_logo', 'u.first_name', 'u.last_name', 'u.avatar'])
    .select(blindApplication.as('blind_application'));
export type MessageRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

/** Name of a message's person as the company may see it. */
const shownSender = sql`coalesce(${blindReviewLabels.firstName}::text || ' ' || ${blindApplication}, concat_ws(' ', u.first_name, u.last_name))`;

export interface MessageSearch {
  readonly search?: string | undefined;
  readonly filter?: MessageFilter | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** A page of a mailbox, the newest first, with the number of messages under each filter (CM03, CM04, EN53). */
export async function listMessages(
  db: Db,
  mailbox: Mailbox,
  { search, filter = 'all', page = 1, pageSize = MESSAGES_PAGE }: MessageSearch,
) {
  const name = mailbox.side === 'company' ? shownSender : sql`c.name`;
  const found = everyWord(search, (like) => sql`(m.subject ilike ${like} or m.content ilike ${like} or ${name} ilike ${like})`);
  const unread = UNREAD[mailbox.side];
  const counts = await messages(db)
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where ${unread}))::int`.as('unread'),
      sql<number>`(count(*) filter (where m.is_read))::int`.as('read'),
    ])
    .where(isIn(mailbox))
    .where(found)
    .executeTakeFirstOrThrow();
  const { limit, offset, ...numbers } = pageOf({ page, pageSize }, counts[filter]);
  const passes = { all: sql<boolean>`true`, unread, read: sql<boolean>`m.is_read` }[filter];
  const shown = await rows(db)
    .where(isIn(mailbox))
    .where(found)
    .where(passes)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { ...numbers, counts, rows: shown };
}

/** A message; null without one. */
export async function findMessage(db: Db, id: MessageId): Promise<MessageRow | null> {
  return (await rows(db).where('m.id', '=', id).executeTakeFirst()) ?? null;
}

/** Number of unread messages in a mailbox. */
export async function countUnread(db: Db, mailbox: Mailbox): Promise<number> {
  const row = await db
    .selectFrom('messages as m')
    .select(sql<number>`count(*)::int`.as('unread'))
    .where(isIn(mailbox))
    .where(UNREAD[mailbox.side])
    .executeTakeFirstOrThrow();
  return row.unread;
}

/** The same for each company of an account with unread messages. */
export async function countUnreadOfCompanies(db: Db, userId: UserId) {
  return db
    .selectFrom('messages as m')
    .innerJoin('confirmed_memberships as a', 'a.company_id', 'm.company_id')
    .select(['m.company_id as companyId', sql<number>`count(*)::int`.as('unread')])
    .where('a.user_id', '=', userId)
    .where(UNREAD.company)
    .where(sql<boolean>`not ${HIDDEN.company}`)
    .groupBy('m.company_id')
    .execute();
}

/** Whether its receiver has another unread message of the same sender; deleted messages are ignored. */
export async function hasOtherUnread(db: Db, { id, company_id, user_id, sender_type, recipient_type }: MessageRow): Promise<boolean> {
  const receiver = recipient_type === 'user' && user_id === null ? 'platform' : recipient_type;
  const other = await db
    .selectFrom('messages as m')
    .select('id')
    .where(sql<boolean>`not ${HIDDEN[receiver]}`)
    .where('id', '<>', id)
    .where('company_id', '=', company_id)
    .where('user_id', 'is not distinct from', user_id)
    .where('sender_type', '=', sender_type)
    .where('recipient_type', '=', recipient_type)
    .where('is_read', '=', false)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Whether a person has applied to a company, or the two have exchanged messages. */
export async function mayWrite(db: Db, companyId: CompanyId, userId: UserId): Promise<boolean> {
  const { may } = await db
    .selectNoFrom((is) =>
      is
        .or([
          is.exists(is.selectFrom('applications').select('id').where('company_id', '=', companyId).where('user_id', '=', userId)),
          is.exists(is.selectFrom('messages').select('id').where('company_id', '=', companyId).where('user_id', '=', userId)),
        ])
        .as('may'),
    )
    .executeTakeFirstOrThrow();
  return may === true;
}

/**
 * Whether a company may see a person: not while all applications are hidden, nor after the last was deleted while hidden (decision 0079).
 */
export async function mayKnow(db: Db, companyId: CompanyId, userId: UserId): Promise<boolean> {
  const { hidden } = await db
    .selectNoFrom(
      sql<boolean>`coalesce(
        (select bool_and(a.blind) from applications a where a.user_id = ${userId}::int and a.company_id = ${companyId}::int),
        exists (select 1 from messages m where m.user_id = ${userId}::int and m.company_id = ${companyId}::int
          and m.unseen_application is not null))`.as('hidden'),
    )
    .executeTakeFirstOrThrow();
  return !hidden;
}

export async function isCompany(db: Db, id: CompanyId): Promise<boolean> {
  return (await db.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** The email address of an account as a list; empty while it is not confirmed. */
export async function confirmedAddressOf(db: Db, userId: UserId): Promise<readonly string[]> {
  const users = await db.selectFrom('users').select('email').where('id', '=', userId).where('email_verified_at', 'is not', null).execute();
  return users.map(({ email }) => email);
}

/**
 * Visible applicants of a company with an account, the latest application first.
 * @param first account listed before all others, if it is among them
 */
export async function listApplicants(db: Db, companyId: CompanyId, limit: number, first = 0) {
  return db
    .selectFrom('applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['u.id', 'u.first_name as firstName', 'u.last_name as lastName'])
    .where('a.company_id', '=', companyId)
    .where('a.blind', '=', false)
    .groupBy(['u.id', 'u.first_name', 'u.last_name'])
    .orderBy(sql`u.id = ${first}`, 'desc')
    .orderBy(sql`max(a.created_at)`, 'desc')
    .limit(limit)
    .execute();
}

export interface NewMessage {
  readonly company_id: CompanyId;
  readonly user_id: UserId | null;
  readonly sender_type: MessageRow['sender_type'];
  readonly recipient_type: MessageRow['recipient_type'];
  readonly recipient: MessageRecipient | null;
  readonly subject: string;
  readonly content: string;
  readonly request_key: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Values that earlier messages have kept of a hidden person. */
const unseenOf = ({ company_id, user_id }: NewMessage) => sql<number | null>`(
  select max(unseen_application) from messages where user_id = ${user_id}::int and company_id = ${company_id})`;

/** Stores a message. @returns its id, and whether it is new: the same key is the same message */
export async function insertMessage(
  trx: Transaction<Database>,
  message: NewMessage,
): Promise<{ readonly id: MessageId; readonly isNew: boolean }> {
  const made = await trx
    .insertInto('messages')
    .values({ ...message, unseen_application: unseenOf(message) })
    .onConflict((conflict) => conflict.columns(['company_id', 'sender_type', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made !== undefined) return { ...made, isNew: true };
  const known = await trx
    .selectFrom('messages')
    .select('id')
    .where('company_id', '=', message.company_id)
    .where('sender_type', '=', message.sender_type)
    .where('request_key', '=', message.request_key)
    .executeTakeFirstOrThrow();
  return { ...known, isNew: false };
}

/** Common prefix of the keys of one text to several, in all its portions; the number of the receiver follows. */
export const portionKey = (requestKey: string): string => `${requestKey}:`;

/** Whether a company has sent a message under this key already. */
export async function hasBegun(db: Db, companyId: CompanyId, requestKey: string): Promise<boolean> {
  const sent = await db
    .selectFrom('messages')
    .select('id')
    .where('company_id', '=', companyId)
    .where('sender_type', '=', 'company')
    .where(sql<boolean>`starts_with(request_key, ${portionKey(requestKey)})`)
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}

export async function setRead(db: Db, id: MessageId, now: Date): Promise<void> {
  await db.updateTable('messages').set({ is_read: true, updated_at: now }).where('id', '=', id).where('is_read', '=', false).execute();
}

/** Removes a message from one mailbox; once no other has it, it is deleted (O41). */
export async function hideMessage(db: Db, id: MessageId, side: MessageSide, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('messages')
      .set({ [`hidden_for_${side}` as const]: true, updated_at: now })
      .where('id', '=', id)
      .execute();
    await trx
      .deleteFrom('messages')
      .where('id', '=', id)
      .where('hidden_for_company', '=', true)
      .where((is) => is.or([is('user_id', 'is', null), is('hidden_for_user', '=', true)]))
      .where((is) => is.or([is('recipient', 'is', null), is('hidden_for_platform', '=', true)]))
      .execute();
  });
}
