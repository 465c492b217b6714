import { readMediaUrl } from '../media/read';
import { asObject, firstText, listIn, toDate, toFlag, type WireObject } from '../wire/loose';
import { MESSAGE_RECIPIENTS, RECIPIENT_TYPES, SENDER_TYPES, type MessageRecipient, type RecipientType, type SenderType } from './codes';

interface MessageBase {
  /** Number of the message as text. */
  readonly id: string;
  /** Who wrote it. */
  readonly senderType: SenderType;
  /** At most 200 characters (O23). */
  readonly subject: string;
  /** Plain text with its line breaks, at most 5000 characters (O23). */
  readonly content: string;
  /** Whether the receiving side has opened or marked it. */
  readonly isRead: boolean;
  /** ISO, or null. */
  readonly createdAt: string | null;
}

/** A message between a company, a person and the platform, as the company reads it (001 §3). */
export interface Message extends MessageBase {
  /** Who is to read it. */
  readonly recipientType: RecipientType;
  /** The department of the platform it went to; null for a message to or from a person (O75). */
  readonly recipient: MessageRecipient | null;
  /** The person on the other side; null where there is none. */
  readonly user: { readonly id: string; readonly firstName: string; readonly lastName: string; readonly avatarUrl: string } | null;
}

/** A message as the person reads it who wrote or received it: the other side is a company, or the platform itself (O41, O76). */
export interface InboxMessage extends MessageBase {
  /** Null for a message of the platform. */
  readonly company: { readonly id: string; readonly name: string; readonly logoUrl: string } | null;
}

function readBase(message: WireObject): MessageBase {
  return {
    id: firstText(message.id),
    senderType: SENDER_TYPES.find((type) => type === message.senderType) ?? 'system',
    subject: firstText(message.subject),
    content: firstText(message.content),
    isRead: toFlag(message.isRead),
    createdAt: toDate(message.createdAt),
  };
}

function readPerson(value: unknown): Message['user'] {
  const user = asObject(value);
  const id = firstText(user.id);
  if (id === '') return null;
  return { id, firstName: firstText(user.firstName), lastName: firstText(user.lastName), avatarUrl: readMediaUrl(user.avatar, 'avatars') };
}

/** Reads one message of a company (CM15); an unknown sender counts as the platform, an unknown recipient as the company. */
export function readMessage(value: unknown): Message {
  const message = asObject(value);
  return {
    ...readBase(message),
    recipientType: RECIPIENT_TYPES.find((type) => type === message.recipientType) ?? 'company',
    recipient: MESSAGE_RECIPIENTS.find((recipient) => recipient === message.recipient) ?? null,
    user: readPerson(message.user),
  };
}

/** Reads the messages of a company, bare or under `messages` or `data`. */
export function readMessages(answer: unknown): readonly Message[] {
  return listIn(answer, 'messages', 'data').map(readMessage);
}

/** Reads one message of a person (O76). */
export function readInboxMessage(value: unknown): InboxMessage {
  const message = asObject(value);
  const company = asObject(message.company);
  const id = firstText(company.id);
  return {
    ...readBase(message),
    company: id === '' ? null : { id, name: firstText(company.name), logoUrl: readMediaUrl(company.logo, 'logos') },
  };
}

/** Reads the messages of a person, bare or under `messages` or `data`. */
export function readInbox(answer: unknown): readonly InboxMessage[] {
  return listIn(answer, 'messages', 'data').map(readInboxMessage);
}
