import { generalMessages, mailMessages } from '@stellwerk/domain';
import { CallError, parseId } from '@stellwerk/domain/endpoints';
import type { Context } from '../../platform/context/context.ts';
import { actorOf, handlers } from '../../platform/http/call.ts';
import { listMails, mailWire } from './outbox-store.ts';
import { findMail, type OutboxRow, reviveMail, withoutLinks } from '../../platform/mail/store.ts';

async function mailOf({ db }: Context, mailId: string): Promise<OutboxRow> {
  const row = await findMail(db, parseId(mailId) ?? 0);
  if (row === null) throw new CallError('not-found', generalMessages.notFound);
  return row;
}

/** Calls on sent, waiting and failed mails (O46). */
export const mailHandlers = handlers({
  outbox: ({ context, query }) => listMails(context.db, query),
  // Links are personal, so they are hidden even while the mail waits.
  outboxMail: async ({ context, params }) => {
    const { id, recipient, subject, body_text, body_html } = await mailOf(context, params.mailId);
    return { id, to: recipient, subject, text: withoutLinks(body_text), html: body_html === null ? null : withoutLinks(body_html) };
  },
  retryMail: async ({ context, params, ...call }) => {
    const { id, failed_at } = await mailOf(context, params.mailId);
    if (!(await reviveMail(context.db, id, context.now())))
      throw new CallError('conflict', failed_at === null ? mailMessages.notFailed : mailMessages.gone);
    context.log('info', 'mail-retried', { id, by: actorOf(call).id });
    return mailWire(await mailOf(context, params.mailId));
  },
});
