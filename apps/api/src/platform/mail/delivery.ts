import type { Context } from '../context/context.ts';
import { startPolling } from '../processes/poll.ts';
import { span } from '../traces/traces.ts';
import { checkMail } from './outbox.ts';
import { claimMail, closeMail, giveUpMail, postponeMail, type OutboxRow } from './store.ts';
import type { Transport } from './transport.ts';

const MINUTE = 60_000;
/** Pauses after each failed attempt; after the last one the mail has failed (rule 13). */
const BACKOFF = [1, 5, 30, 2 * 60, 12 * 60].map((minutes) => minutes * MINUTE);
/** Time after which a dead server's mail is delivered by another one. */
const LEASE = 5 * MINUTE;
const POLL = 2000;

type DeliveryContext = Pick<Context, 'db' | 'now' | 'log' | 'metrics'>;
/** Its label in the log and the metrics. */
const TASK = 'mail-delivery';

/** Loggable part of an error: codes. Messages of mail servers quote email addresses. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return 'responseCode' in error && typeof error.responseCode === 'number' ? `${code} ${error.responseCode}` : code;
}

/**
 * Whether the mail server reports that the email address does not exist (RFC 3463, X.1.x of the recipient): retries would only harm the
 * reputation of the sender. Any other rejection may be one that the operator can fix.
 */
const hasNoReceiver = (error: unknown): boolean =>
  error instanceof Error && 'response' in error && /^55\d[ -]5\.1\.(?:1|2|3|6|10)\b/.test(String(error.response));

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
    await span('mail send', { 'stellwerk.mail.kind': mail.kind }, () => transport.send(mail));
    await closeMail(db, row, now());
  } catch (error) {
    const pause = hasNoReceiver(error) ? undefined : BACKOFF[row.attempts - 1];
    const code = codeOf(error);
    log(pause === undefined ? 'error' : 'warn', pause === undefined ? 'mail-given-up' : 'mail-failed', {
      id: row.id,
      kind: row.kind,
      attempts: row.attempts,
      code,
    });
    if (pause === undefined) await giveUpMail(db, row.id, now(), code);
    else await postponeMail(db, row.id, new Date(now().getTime() + pause), code);
  }
}

/**
 * Sends all due mails, one after the other.
 * @param goesOn called before each mail
 */
export async function deliverDue(context: DeliveryContext, transport: Transport, goesOn: () => boolean = () => true): Promise<void> {
  while (goesOn()) {
    const now = context.now();
    const row = await claimMail(context.db, now, new Date(now.getTime() + LEASE));
    if (row === null) return;
    context.metrics.startedTask(TASK, (now.getTime() - row.due_at.getTime()) / 1000);
    await attempt(context, transport, row);
  }
}

/** Sends due mails every two seconds. @returns stops after the current mail */
export function startDelivery(context: DeliveryContext, transport: Transport): () => Promise<void> {
  const stop = startPolling({
    log: context.log,
    event: TASK,
    pause: POLL,
    run: (mayContinue) => deliverDue(context, transport, mayContinue),
  });
  return async () => {
    await stop();
    transport.close();
  };
}
