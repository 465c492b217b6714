import { generalMessages, messageMessages } from '@stellwerk/domain';
import { CallError, type InputOf } from '@stellwerk/domain/endpoints';
import {
  blindApplicationOf,
  inboxMessageWire,
  isBlindDemo,
  messagePageWire,
  messageWire,
  type DemoMessage,
} from '@stellwerk/domain/fixtures';
import type { MessageSide } from '@stellwerk/domain/message';
import { handlers, idOf, userOf, type MockCall } from './call';
import { messagesIn, sidesWith, unreadIn, type Mailbox } from './mailboxes';
import type { MockState } from './state';

type Body = InputOf<'sendMessage', 'request'>;
type Way = Pick<DemoMessage, 'userId' | 'senderType' | 'recipientType' | 'recipient'>;
type Query = InputOf<'companyMessages', 'query'>;

const isMember = ({ data }: MockState, companyId: number, userId: number): boolean =>
  data.members.some((member) => member.companyId === companyId && member.userId === userId);
const isPlatform = (call: MockCall): boolean => userOf(call).roles.includes('PLATFORM_ADMIN');
const mayWrite = ({ data }: MockState, companyId: number, userId: number): boolean =>
  [...data.applications, ...data.messages].some((row) => row.companyId === companyId && row.userId === userId);

const inbox = (call: MockCall, mailbox: Mailbox, query: Query) =>
  messagePageWire(
    messagesIn(call.state, mailbox).map((row) => inboxMessageWire(call.state.data, row)),
    query,
    mailbox.side,
  );

/** The message of a call, with the mailboxes of the caller that still have it. */
function messageOf(call: MockCall): { readonly row: DemoMessage; readonly sides: readonly MessageSide[] } {
  const row = call.state.data.messages.find(({ id }) => id === idOf(call));
  if (row === undefined) throw new CallError('not-found', messageMessages.notFound);
  const stands = {
    user: row.userId === userOf(call).id,
    company: call.scope.role !== null,
    platform: row.recipient !== null && isPlatform(call),
  };
  const sides = sidesWith(
    call.state,
    row.id,
    (['user', 'company', 'platform'] as const).filter((side) => stands[side]),
  );
  if (sides.length === 0) throw new CallError('not-found', messageMessages.notFound);
  return { row, sides };
}

function need(allowed: boolean, error: CallError): void {
  if (!allowed) throw error;
}
const missing = (): CallError =>
  new CallError('invalid', messageMessages.recipientMissing, {
    fields: [{ name: 'recipient', message: messageMessages.recipientMissing }],
  });
const forbidden = (message: string = generalMessages.forbidden): CallError => new CallError('forbidden', message);

/** From whom to whom a message goes, as the server decides it (O40, O41, O75). */
const WAYS = {
  company: ({ state, ...call }: MockCall, { companyId, userId = null, recipient = null, recipientType }: Body): Way => {
    need(isMember(state, companyId, userOf(call).id), forbidden());
    if (recipient !== null) return { senderType: 'company', recipientType: 'user', userId: null, recipient };
    if (recipientType !== 'user' || userId === null) throw missing();
    const hidden = blindApplicationOf(state.data, { companyId, userId }) !== null;
    need(!hidden && mayWrite(state, companyId, userId), new CallError('not-found', messageMessages.noApplicant));
    return { senderType: 'company', recipientType: 'user', userId, recipient: null };
  },
  user: ({ state, ...call }: MockCall, { companyId, userId: named, recipientType }: Body): Way => {
    const userId = userOf(call).id;
    need((named ?? userId) === userId, forbidden());
    need(recipientType === 'company', missing());
    need(mayWrite(state, companyId, userId), forbidden(messageMessages.noApplication));
    return { senderType: 'user', recipientType: 'company', userId, recipient: null };
  },
  system: (call: MockCall, { recipient = null, recipientType }: Body): Way => {
    need(isPlatform(call), forbidden());
    need(recipientType === 'company' && recipient !== null, missing());
    return { senderType: 'system', recipientType: 'company', userId: null, recipient };
  },
} as const;

/** Messages between companies, their applicants and the platform. */
export const messageHandlers = handlers({
  companyMessages: ({ query, ...call }) =>
    messagePageWire(
      messagesIn(call.state, { side: 'company', id: idOf(call) }).map((row) => messageWire(call.state.data, row)),
      query,
      'company',
    ),
  myMessages: ({ query, ...call }) => inbox(call, { side: 'user', id: userOf(call).id }, query),
  adminMessages: ({ query, ...call }) => inbox(call, { side: 'platform' }, query),
  unreadMessages: ({ state, ...call }) => {
    const { id } = userOf(call);
    const companies = state.data.members.filter(({ userId }) => userId === id).map(({ companyId }) => companyId);
    return {
      own: unreadIn(state, { side: 'user', id }),
      companies: companies.map((companyId) => ({ companyId, unread: unreadIn(state, { side: 'company', id: companyId }) })),
      platform: isPlatform({ state, ...call }) ? unreadIn(state, { side: 'platform' }) : null,
    };
  },
  messageApplicants: ({ state: { data }, query, ...call }) => {
    const applied = data.applications
      .filter((row) => row.companyId === idOf(call) && !isBlindDemo(data, row))
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    const ids = [...new Set(applied.flatMap(({ userId }) => (userId === null ? [] : [userId])))];
    const inOrder = ids.toSorted((a, b) => Number(b === query.include) - Number(a === query.include));
    return inOrder.flatMap((id) =>
      data.users.filter((user) => user.id === id).map(({ firstName, lastName }) => ({ id, firstName, lastName })),
    );
  },
  message: (call) => inboxMessageWire(call.state.data, messageOf(call).row, userOf(call).id),
  sendMessage: ({ body, ...call }) => {
    const { companyId, subject, content, requestKey = '' } = body;
    const way = WAYS[body.senderType](call, body);
    return inboxMessageWire(call.state.data, call.state.addMessage({ ...way, companyId, subject, content }, requestKey), userOf(call).id);
  },
  markMessageRead: (call) => {
    const { row } = messageOf(call);
    call.state.readMessage(row.id);
    return inboxMessageWire(call.state.data, { ...row, isRead: true }, userOf(call).id);
  },
  deleteMessage: ({ query, ...call }) => {
    const { row, sides } = messageOf(call);
    const side = sides.find((one) => query.side === undefined || one === query.side);
    if (side === undefined) throw new CallError('not-found', messageMessages.notFound);
    call.state.hideMessage(row.id, side);
  },
});
