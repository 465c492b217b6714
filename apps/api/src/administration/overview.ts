import type { AnswerOf } from '@stellwerk/domain/endpoints';
import { sql } from 'kysely';
import type { Db } from '../platform/db/engine.ts';

type View = keyof AnswerOf<'adminOverview'>['waiting'];

/** Counts of each view of the administration; a view with open decisions has its entry here. */
const WAITING = {
  messages: sql<number>`(
    select count(*)::int from messages
    where recipient is not null and sender_type = 'company' and not is_read and not hidden_for_platform
  )`,
  outbox: sql<number>`(select count(*)::int from outbox where failed_at is not null)`,
  payouts: sql<number>`(
    select count(*)::int from (select distinct on (payout_id) state from payout_events order by payout_id, id desc) e
    where e.state = 'REQUESTED'
  )`,
  reports: sql<number>`(select count(*)::int from job_reports where state = 'OPEN')`,
} as const satisfies Record<View, unknown>;

/** Number of open items per view of the administration. */
export async function readOverview(db: Db): Promise<AnswerOf<'adminOverview'>> {
  const waiting = await db
    .selectNoFrom([
      WAITING.messages.as('messages'),
      WAITING.outbox.as('outbox'),
      WAITING.payouts.as('payouts'),
      WAITING.reports.as('reports'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting };
}
