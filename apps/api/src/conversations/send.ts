import { generalMessages, messageMessages } from '@stellwerk/domain';
import { CallError, type InputOf } from '@stellwerk/domain/endpoints';
import { messageMail, writeMail, type Installation } from '@stellwerk/mails';
import type { Transaction } from 'kysely';
import { isAdmin, type Actor } from '../platform/context/actor.ts';
import { readersOf, recruitersOf } from '../companies/team/recipients-store.ts';
import type { Context } from '../platform/context/context.ts';
import type { Database } from '../platform/db/schema.ts';
import { roleIn } from '../platform/http/access-store.ts';
import { enqueueMail, installationOf } from '../platform/mail/outbox.ts';
import {
  confirmedAddressOf,
  findMessage,
  hasOtherUnread,
  insertMessage,
  isCompany,
  mayKnow,
  mayWrite,
  type MessageRow,
  type NewMessage,
} from './store.ts';
import { withoutSender } from './to-wire.ts';

type Body = InputOf<'sendMessage', 'request'>;
type Way = Pick<NewMessage, 'user_id' | 'sender_type' | 'recipient_type' | 'recipient'>;

const forbidden = (message: string): CallError => new CallError('forbidden', message);
const wrongField = (name: string, message: string): CallError => new CallError('invalid', message, { fields: [{ name, message }] });

/** A company writes to a department of the platform (O75), or to a visible applicant (O40). */
async function fromCompany({ db }: Context, actor: Actor, { companyId, userId, recipient, recipientType }: Body): Promise<Way> {
  const role = actor.isConfirmed ? await roleIn(db, [companyId], actor.id) : null;
  if (role === null) throw forbidden(generalMessages.forbidden);
  const way = { sender_type: 'company', recipient_type: 'user' } as const;
  if (recipient !== undefined && recipient !== null) return { ...way, user_id: null, recipient };
  if (recipientType !== 'user' || userId === undefined || userId === null) throw wrongField('recipient', messageMessages.recipientMissing);
  const isKnown = (await mayWrite(db, companyId, userId)) && (await mayKnow(db, companyId, userId));
  // Hidden people get the same error as strangers.
  if (!isKnown) throw new CallError('not-found', messageMessages.noApplicant);
  return { ...way, user_id: userId, recipient: null };
}

/** A person writes in their own name, to a company that knows them (O41). */
async function fromUser({ db }: Context, actor: Actor, { companyId, userId, recipientType }: Body): Promise<Way> {
  if (userId !== undefined && userId !== null && userId !== actor.id) throw forbidden(generalMessages.forbidden);
  if (recipientType !== 'company') throw wrongField('recipientType', messageMessages.recipientMissing);
  if (!(await mayWrite(db, companyId, actor.id))) throw forbidden(messageMessages.noApplication);
  return { sender_type: 'user', recipient_type: 'company', user_id: actor.id, recipient: null };
}

/** An administrator replies to a company for one of the departments (O75). */
async function fromPlatform({ db }: Context, actor: Actor, { companyId, recipient, recipientType }: Body): Promise<Way> {
  if (!isAdmin(actor)) throw forbidden(generalMessages.forbidden);
  if (recipientType !== 'company' || recipient === undefined || recipient === null)
    throw wrongField('recipient', messageMessages.recipientMissing);
  if (!(await isCompany(db, companyId))) throw new CallError('not-found', generalMessages.notFound);
  return { sender_type: 'system', recipient_type: 'company', user_id: null, recipient };
}

const WAYS = { company: fromCompany, user: fromUser, system: fromPlatform } as const;

/** Email addresses of the receivers of a message; administrators read theirs in their own view. */
async function addressesOf(trx: Transaction<Database>, { company_id: companyId, user_id: userId, recipient_type: type }: MessageRow) {
  if (type === 'company') return readersOf(trx, companyId, await recruitersOf(trx, companyId), 'messages');
  if (userId === null) return [];
  return confirmedAddressOf(trx, userId);
}

/** Notifies the other side by mail, unless it was notified of an earlier message of this sender that is still unread. */
async function tell(trx: Transaction<Database>, installation: Installation, row: MessageRow): Promise<void> {
  if (await hasOtherUnread(trx, row)) return;
  const base = row.recipient_type === 'company' ? `/company/${row.company_id}/messages?` : '/dashboard?tab=messages&';
  const { first_name: firstName, last_name: lastName } = withoutSender(row);
  const person = `${firstName ?? ''} ${lastName ?? ''}`.trim();
  const sender = { company: row.company_name, user: person, system: 'Stellwerk' }[row.sender_type];
  const mail = writeMail(messageMail({ sender, href: `${installation.origin}${base}message=${row.id}` }), installation);
  for (const to of await addressesOf(trx, row)) await enqueueMail(trx, { ...mail, to, dedupeKey: `message:${row.id}:${to.toLowerCase()}` });
}

/**
 * Stores a message and notifies its receiver, both or nothing (API72). The same `requestKey` is the same message.
 * @throws CallError 'forbidden' for a company that is not the sender's, 'not-found' for a person that has not applied, 'invalid', 'limit'
 */
export async function sendMessage(context: Context, actor: Actor, body: Body): Promise<MessageRow> {
  const way = await WAYS[body.senderType](context, actor, body);
  await context.limits.consume('messages', actor.id);
  return storeMessage(context, way, body);
}

/** Stores a permitted message and notifies its receiver. @throws CallError 'not-found' */
export async function storeMessage(
  context: Context,
  way: Way,
  body: Pick<Body, 'companyId' | 'subject' | 'content' | 'requestKey'>,
): Promise<MessageRow> {
  return context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const { id, isNew } = await insertMessage(trx, {
      ...way,
      company_id: body.companyId,
      subject: body.subject,
      content: body.content,
      request_key: body.requestKey ?? null,
      created_at: now,
      updated_at: now,
    });
    const row = await findMessage(trx, id);
    if (row === null) throw new CallError('not-found', messageMessages.notFound);
    if (isNew) await tell(trx, installationOf(context), row);
    return row;
  });
}
