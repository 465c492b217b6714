import { messageMessages } from '@stellwerk/domain';
import { CallError, type InputOf } from '@stellwerk/domain/endpoints';
import type { MessageSide } from '@stellwerk/domain/message';
import { isAdmin } from '../platform/context/actor.ts';
import { actorOf, handlers, idOf, type ServerCall } from '../platform/http/call.ts';
import { sendMessage } from './send.ts';
import { sendToApplicants } from './send-to-applicants.ts';
import {
  countUnread,
  countUnreadOfCompanies,
  findMessage,
  hideMessage,
  listApplicants,
  listMessages,
  setRead,
  type Mailbox,
  type MessageRow,
} from './store.ts';
import { inboxMessageWire, messageWire, withoutSender } from './to-wire.ts';

/** The latest applicants; the form lists no more. */
const APPLICANTS = 500;

/** A message as the caller may see it: the person concerned sees the own name, others as far as the company does. */
const seenBy = (call: ServerCall, row: MessageRow): MessageRow => (row.user_id === actorOf(call).id ? row : withoutSender(row));

/** A mailbox in its two documented forms: the newest messages as a list, or a page of a query. */
async function list<Wire>(
  call: ServerCall,
  mailbox: Mailbox,
  query: InputOf<'companyMessages', 'query'>,
  toWire: (row: MessageRow) => Wire,
) {
  const { rows, ...page } = await listMessages(call.context.db, mailbox, query);
  const messages = rows.map((row) => toWire(seenBy(call, row)));
  return query.page === undefined ? messages : { messages, ...page };
}

/** The caller's sides of a message whose mailbox still has it. */
function sidesOf(call: ServerCall, row: MessageRow): readonly MessageSide[] {
  const { id, ...actor } = actorOf(call);
  const has = {
    user: row.user_id === id && !row.hidden_for_user,
    company: call.scope.role !== null && !row.hidden_for_company,
    platform: row.recipient !== null && isAdmin({ id, ...actor }) && !row.hidden_for_platform,
  } as const;
  return (['user', 'company', 'platform'] as const).filter((side) => has[side]);
}

/** The message of a call, from a mailbox of the caller. @throws CallError 'not-found' when it is deleted from all of them */
async function messageOf(call: ServerCall): Promise<{ readonly row: MessageRow; readonly sides: readonly MessageSide[] }> {
  const row = await findMessage(call.context.db, idOf(call));
  const sides = row === null ? [] : sidesOf(call, row);
  if (row === null || sides.length === 0) throw new CallError('not-found', messageMessages.notFound);
  return { row, sides };
}

/** Messages between companies, their applicants and the platform (API70 to API74, O41, O75). */
export const messageHandlers = handlers({
  companyMessages: ({ query, ...call }) => list(call, { side: 'company', id: idOf(call) }, query, messageWire),
  myMessages: ({ query, ...call }) => list(call, { side: 'user', id: actorOf(call).id }, query, inboxMessageWire),
  adminMessages: ({ query, ...call }) => list(call, { side: 'platform' }, query, inboxMessageWire),
  unreadMessages: async (call) => {
    const { db } = call.context;
    const actor = actorOf(call);
    return {
      own: await countUnread(db, { side: 'user', id: actor.id }),
      companies: await countUnreadOfCompanies(db, actor.id),
      platform: isAdmin(actor) ? await countUnread(db, { side: 'platform' }) : null,
    };
  },
  messageApplicants: ({ query, ...call }) => listApplicants(call.context.db, idOf(call), APPLICANTS, query.include),
  message: async (call) => inboxMessageWire(seenBy(call, (await messageOf(call)).row)),
  sendMessage: async ({ body, ...call }) => inboxMessageWire(seenBy(call, await sendMessage(call.context, actorOf(call), body))),
  sendMessages: ({ body, ...call }) => sendToApplicants(call.context, { companyId: idOf(call), userId: actorOf(call).id }, body),
  markMessageRead: async (call) => {
    const { row } = await messageOf(call);
    await setRead(call.context.db, row.id, call.context.now());
    return inboxMessageWire({ ...seenBy(call, row), is_read: true });
  },
  deleteMessage: async ({ query, ...call }) => {
    const { row, sides } = await messageOf(call);
    const side = sides.find((one) => query.side === undefined || one === query.side);
    if (side === undefined) throw new CallError('not-found', messageMessages.notFound);
    await hideMessage(call.context.db, row.id, side, call.context.now());
  },
});
