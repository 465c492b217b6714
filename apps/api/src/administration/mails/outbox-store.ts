import type { AnswerOf, InputOf } from '@stellwerk/domain/endpoints';
import { sql } from 'kysely';
import { everyWord, pageOf } from '../../platform/paging.ts';
import type { Db } from '../../platform/db/engine.ts';
import type { OutboxRow } from '../../platform/mail/store.ts';

type Query = InputOf<'outbox', 'query'>;
type Counts = AnswerOf<'outbox'>['counts'];

const STANDING = {
  waiting: sql<boolean>`sent_at is null and failed_at is null`,
  sent: sql<boolean>`sent_at is not null`,
  failed: sql<boolean>`failed_at is not null`,
} as const;

/** A listed mail, without its text and the links in it. */
export const mailWire = (row: Omit<OutboxRow, 'body_text' | 'body_html' | 'headers'>): AnswerOf<'outbox'>['mails'][number] => ({
  id: row.id,
  to: row.recipient,
  subject: row.subject,
  kind: row.kind,
  createdAt: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  failedAt: row.failed_at?.toISOString() ?? null,
  attempts: row.attempts,
});

/** One page of sent, waiting and failed mails, the newest first (O46). */
export async function listMails(db: Db, query: Query): Promise<AnswerOf<'outbox'>> {
  const found = everyWord(query.search, (pattern) => sql`(recipient ilike ${pattern} or subject ilike ${pattern})`);
  const { rows } = await sql<Counts>`
    select count(*)::int as all,
      count(*) filter (where ${STANDING.waiting})::int as waiting,
      count(*) filter (where ${STANDING.sent})::int as sent,
      count(*) filter (where ${STANDING.failed})::int as failed
    from outbox where ${found}`.execute(db);
  const counts = rows[0] ?? { all: 0, waiting: 0, sent: 0, failed: 0 };
  const { limit, offset, ...page } = pageOf(query, counts[query.standing ?? 'all']);
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where(found)
    .$if(query.standing !== undefined, (all) => all.where(STANDING[query.standing ?? 'sent']))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { ...page, counts, mails: mails.map(mailWire) };
}
