import type { Id } from '../ids';
import { readMediaUrl } from '../media/read';
import { asList, asObject, firstText, listIn, textsOf, toDate, toFlag, toNumber } from '../wire/loose';
import {
  MESSAGE_RECIPIENTS,
  MESSAGES_PAGE,
  RECIPIENT_TYPES,
  SENDER_TYPES,
  type MessageFilter,
  type MessageRecipient,
  type RecipientType,
  type SenderType,
} from './codes';

/** A message between a company, a person and the platform, as the company reads it (001 §3). */
export interface Message {
  /** Number of the message as text. */
  readonly id: Id<'message'>;
  /** The sender. */
  readonly senderType: SenderType;
  /** At most 200 characters (O23). */
  readonly subject: string;
  /** Plain text with its line breaks, at most 5000 characters (O23). */
  readonly content: string;
  /** Whether the receiver has opened or marked it. */
  readonly isRead: boolean;
  /** ISO, or null. */
  readonly createdAt: string | null;
  /** The receiver. */
  readonly recipientType: RecipientType;
  /** The department of the platform that sent or received it; null between a company and a person (O75). */
  readonly recipient: MessageRecipient | null;
  /** The person on the other side; null without one. Without an id while hidden from the company (decision 0079). */
  readonly user: { readonly id: string; readonly firstName: string; readonly lastName: string; readonly avatarUrl: string } | null;
}

/** A message as its sender or receiver reads it: the other side is a company, or the platform itself (O41, O76). */
export interface InboxMessage extends Message {
  /** null for a message of the platform. */
  readonly company: { readonly id: string; readonly name: string; readonly logoUrl: string } | null;
}

function readPerson(value: unknown): Message['user'] {
  const user = asObject(value);
  const [id, firstName, lastName] = [firstText(user.id), firstText(user.firstName), firstText(user.lastName)];
  if (id === '' && firstName === '') return null;
  return { id, firstName, lastName, avatarUrl: readMediaUrl(user.avatar, 'avatars') };
}

/** Reads one message of a company (CM15); an unknown sender counts as the platform, an unknown recipient as the company. */
export function readMessage(value: unknown): Message {
  const message = asObject(value);
  return {
    ...textsOf(message, 'id', 'subject', 'content'),
    senderType: SENDER_TYPES.find((type) => type === message.senderType) ?? 'system',
    isRead: toFlag(message.isRead),
    createdAt: toDate(message.createdAt),
    recipientType: RECIPIENT_TYPES.find((type) => type === message.recipientType) ?? 'company',
    recipient: MESSAGE_RECIPIENTS.find((recipient) => recipient === message.recipient) ?? null,
    user: readPerson(message.user),
  };
}

/** Reads one message of a person (O76). */
export function readInboxMessage(value: unknown): InboxMessage {
  const company = asObject(asObject(value).company);
  const id = firstText(company.id);
  return {
    ...readMessage(value),
    company: id === '' ? null : { id, name: firstText(company.name), logoUrl: readMediaUrl(company.logo, 'logos') },
  };
}

/** A page of messages, the newest first. */
export interface MessagePage<M> {
  readonly messages: readonly M[];
  /** Number of messages on all pages. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Number per filter, among the matches of the search. */
  readonly counts: Readonly<Record<MessageFilter, number>>;
}

function readPage<M>(answer: unknown, read: (value: unknown) => M): MessagePage<M> {
  const { total, page, pageSize, counts } = asObject(answer);
  const messages = listIn(answer, 'messages', 'data').map(read);
  const number = asObject(counts);
  return {
    messages,
    total: toNumber(total) ?? messages.length,
    page: toNumber(page) ?? 1,
    pageSize: toNumber(pageSize) ?? MESSAGES_PAGE,
    counts: {
      all: toNumber(number.all) ?? messages.length,
      unread: toNumber(number.unread) ?? 0,
      read: toNumber(number.read) ?? 0,
    },
  };
}

/** Reads the messages of a company: a page, or a bare list (CM15). */
export const readMessages = (answer: unknown): MessagePage<Message> => readPage(answer, readMessage);

/** Reads the messages of a person or of the administration: a page, or a bare list (O76). */
export const readInbox = (answer: unknown): MessagePage<InboxMessage> => readPage(answer, readInboxMessage);

/** Numbers of unread messages. */
export interface UnreadMessages {
  /** As a person. */
  readonly own: number;
  /** By the id of a company; missing companies have none. */
  readonly companies: Readonly<Record<string, number>>;
  /** As an administrator of the platform; 0 for everybody else. */
  readonly platform: number;
}

/** Reads the numbers of unread messages. */
export function readUnreadMessages(answer: unknown): UnreadMessages {
  const { own, companies, platform } = asObject(answer);
  return {
    own: toNumber(own) ?? 0,
    companies: Object.fromEntries(
      asList(companies)
        .map(asObject)
        .map((entry) => [firstText(entry.companyId), toNumber(entry.unread) ?? 0]),
    ),
    platform: toNumber(platform) ?? 0,
  };
}

/** An applicant with an account, a possible receiver (O40). */
export interface MessageApplicant {
  readonly id: Id<'user'>;
  readonly firstName: string;
  readonly lastName: string;
}

/** Reads the possible receivers of a company, the latest application first. */
export const readMessageApplicants = (answer: unknown): readonly MessageApplicant[] =>
  asList(answer)
    .map(asObject)
    .map(({ id, firstName, lastName }) => ({ id: firstText(id), firstName: firstText(firstName), lastName: firstText(lastName) }));
