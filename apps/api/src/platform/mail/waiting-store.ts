import type { MailKind } from '@stellwerk/mails';
import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ApplicationId } from '../ids.ts';

type Trx = Transaction<Database>;

/** The mails of a kind about an application that delivery has not dequeued. */
const waiting = (applicationId: ApplicationId, kind: MailKind) => (eb: ExpressionBuilder<Database, 'outbox'>) =>
  eb.and([eb('application_id', '=', applicationId), eb('kind', '=', kind), eb('attempts', '=', 0), eb('sent_at', 'is', null)]);

/** Removes waiting mails from the outbox, so that delivery cannot dequeue them. @returns whether there was one */
export async function dropWaiting(trx: Trx, applicationId: ApplicationId, kind: MailKind): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('outbox').where(waiting(applicationId, kind)).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Postpones waiting mails. @returns whether there was one that delivery has not dequeued */
export async function postponeWaiting(trx: Trx, applicationId: ApplicationId, kind: MailKind, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ next_attempt_at: until })
    .where(waiting(applicationId, kind))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
