import { berlinDay, REGISTRATION_DAYS } from '@stellwerk/domain';
import type { AnswerOf } from '@stellwerk/domain/endpoints';
import { sql } from 'kysely';
import type { Db } from '../platform/db/engine.ts';

const DAY = 86_400_000;
/** Accounts that are listed one by one. */
const LISTED = 50;

interface DayRow {
  readonly day: string;
  readonly confirmed: number;
  readonly unconfirmed: number;
}

/** Noon in Berlin of the last days, the oldest first: no clock change moves it to another day. */
const lastDays = (now: Date): readonly string[] =>
  Array.from({ length: REGISTRATION_DAYS }, (_, index) => {
    const noon = new Date(`${berlinDay(now)}T11:00:00Z`).getTime();
    return berlinDay(new Date(noon - (REGISTRATION_DAYS - 1 - index) * DAY));
  });

async function countByDay(db: Db, now: Date): Promise<readonly DayRow[]> {
  const days = lastDays(now);
  const { rows } = await sql<DayRow>`
    select to_char(created_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day,
      count(*) filter (where email_verified_at is not null)::int as confirmed,
      count(*) filter (where email_verified_at is null)::int as unconfirmed
    from users where created_at >= ${days[0] ?? ''}::date::timestamp at time zone 'Europe/Berlin' group by 1`.execute(db);
  return days.map((day) => rows.find((row) => row.day === day) ?? { day, confirmed: 0, unconfirmed: 0 });
}

/** Registrations: counts by day, and the newest with their email address only. */
export async function listRegistrations(db: Db, now: Date): Promise<AnswerOf<'registrations'>> {
  const { total, unconfirmed } = await db
    .selectFrom('users')
    .select([sql<number>`count(*)::int`.as('total'), sql<number>`count(*) filter (where email_verified_at is null)::int`.as('unconfirmed')])
    .executeTakeFirstOrThrow();
  const latest = await db
    .selectFrom('users')
    .select(['email', 'created_at', 'email_verified_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
  return {
    total,
    unconfirmed,
    days: [...(await countByDay(db, now))],
    latest: latest.map(({ email, created_at, email_verified_at }) => ({
      email,
      createdAt: created_at.toISOString(),
      confirmed: email_verified_at !== null,
    })),
  };
}
