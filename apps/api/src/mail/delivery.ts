import { sql, type Selectable } from 'kysely';
import type { Context } from '../context.ts';
import type { OutboxTable } from '../db/tables/operation.ts';
import { errorFields } from '../log.ts';
import { checkMail } from './outbox.ts';
import type { Transport } from './transport.ts';

const MINUTE = 60_000;
/** Pauses after each failed attempt; after the last one the mail is given up (rule 13). */
const BACKOFF = [1, 5, 30, 2 * 60, 12 * 60].map((minutes) => minutes * MINUTE);
/** A server that has taken a mail and died gives it back after so long. */
const LEASE = 5 * MINUTE;
const POLL = 2000;

type OutboxRow = Selectable<OutboxTable>;
type DeliveryContext = Pick<Context, 'db' | 'now' | 'log'>;

/** Takes the next due mail for this server alone: others skip it. */
async function claim({ db, now }: DeliveryContext): Promise<OutboxRow | null> {
  const moment = now();
  const { rows } = await sql<OutboxRow>`
    update outbox set attempts = attempts + 1, next_attempt_at = ${new Date(moment.getTime() + LEASE)}
    where id = (
      select id from outbox where sent_at is null and failed_at is null and next_attempt_at <= ${moment}
      order by next_attempt_at, id limit 1 for update skip locked
    )
    returning *`.execute(db);
  return rows[0] ?? null;
}

/** What may be known of a failure: codes. Messages of mail servers quote addresses. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return 'responseCode' in error && typeof error.responseCode === 'number' ? `${code} ${error.responseCode}` : code;
}

async function attempt({ db, now, log }: DeliveryContext, transport: Transport, row: OutboxRow): Promise<void> {
  try {
    const mail = {
      id: row.id,
      kind: row.kind,
      to: row.recipient,
      subject: row.subject,
      text: row.body_text,
      html: row.body_html,
      headers: row.headers,
      date: row.created_at,
    };
    checkMail(mail);
    await transport.send(mail);
    await db.updateTable('outbox').set({ sent_at: now(), last_error: null }).where('id', '=', row.id).execute();
  } catch (error) {
    const pause = BACKOFF[row.attempts - 1];
    const code = codeOf(error);
    log(pause === undefined ? 'error' : 'warn', pause === undefined ? 'mail-given-up' : 'mail-failed', {
      id: row.id,
      kind: row.kind,
      attempts: row.attempts,
      code,
    });
    const next = pause === undefined ? { failed_at: now() } : { next_attempt_at: new Date(now().getTime() + pause) };
    await db
      .updateTable('outbox')
      .set({ ...next, last_error: code })
      .where('id', '=', row.id)
      .execute();
  }
}

/**
 * Sends everything that is due, one mail after the other.
 * @param goesOn asked before each mail
 */
export async function deliverDue(context: DeliveryContext, transport: Transport, goesOn: () => boolean = () => true): Promise<void> {
  while (goesOn()) {
    const row = await claim(context);
    if (row === null) return;
    await attempt(context, transport, row);
  }
}

/** Sends what is due every two seconds. @returns stops after the mail on its way */
export function startDelivery(context: DeliveryContext, transport: Transport): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = (): void => {
    running = deliverDue(context, transport, () => !isStopped)
      .catch((error: unknown) => context.log('error', 'mail-delivery', errorFields(error)))
      .finally(() => {
        if (!isStopped) timer = setTimeout(run, POLL).unref();
      });
  };
  run();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
    transport.close();
  };
}
