import { csvLine, formatDateTime, type SubscriptionKind } from '@stellwerk/domain';
import type { AnswerOf, InputOf } from '@stellwerk/domain/endpoints';
import { sql } from 'kysely';
import type { Db } from '../platform/db/engine.ts';
import { everyWord, pageOf } from '../platform/paging.ts';
import { subscriberColumns, subscriptionKinds } from './messages.de.ts';

type Wanted = InputOf<'subscribers', 'query'>;

interface SubscriberRow {
  readonly id: number;
  readonly kind: SubscriptionKind;
  readonly email: string;
  readonly created_at: Date;
  readonly confirmed_at: Date | null;
}

/** Every subscriber of the newsletter or the alert. */
const all = sql`(
  select id, 'newsletter' as kind, email, created_at, confirmed_at from newsletter_subscriptions
  union all select id, 'job-alert', email, created_at, confirmed_at from job_alerts
) s`;

const STANDING = { confirmed: sql`s.confirmed_at is not null`, waiting: sql`s.confirmed_at is null` } as const;

const matches = ({ search }: Wanted) => everyWord(search, (pattern) => sql`s.email ilike ${pattern}`);

async function countsOf(db: Db, wanted: Wanted): Promise<AnswerOf<'subscribers'>['counts']> {
  const { rows } = await sql<AnswerOf<'subscribers'>['counts']>`
    select count(*)::int as all, count(*) filter (where ${STANDING.confirmed})::int as confirmed,
      count(*) filter (where ${STANDING.waiting})::int as waiting
    from ${all} where ${matches(wanted)}`.execute(db);
  return rows[0] ?? { all: 0, confirmed: 0, waiting: 0 };
}

/** One page of the subscribers of newsletter or alert, the newest first. */
export async function listSubscribers(db: Db, wanted: Wanted): Promise<AnswerOf<'subscribers'>> {
  const counts = await countsOf(db, wanted);
  const { standing } = wanted;
  const { limit, offset, ...page } = pageOf(wanted, counts[standing ?? 'all']);
  const { rows } = await sql<SubscriberRow>`
    select s.* from ${all} where ${matches(wanted)} and ${standing === undefined ? sql`true` : STANDING[standing]}
    order by s.created_at desc, s.kind, s.id desc limit ${limit} offset ${offset}`.execute(db);
  return {
    ...page,
    counts,
    subscribers: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      email: row.email,
      orderedAt: row.created_at.toISOString(),
      confirmedAt: row.confirmed_at?.toISOString() ?? null,
    })),
  };
}

const moment = (date: Date): string => formatDateTime(date.toISOString());

/** Confirmed subscribers as CSV with the times of consent and confirmation. The byte order mark lets spreadsheets recognise UTF-8. */
export async function subscriberCsv(db: Db): Promise<string> {
  const { rows } = await sql<SubscriberRow & { readonly confirmed_at: Date }>`
    select s.* from ${all} where ${STANDING.confirmed} order by lower(s.email), s.kind, s.id`.execute(db);
  const lines = rows.map((row) => csvLine([row.email, subscriptionKinds[row.kind], moment(row.created_at), moment(row.confirmed_at)]));
  return `\uFEFF${[csvLine(subscriberColumns), ...lines].join('')}`;
}
