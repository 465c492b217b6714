import type { MessageFilter, RecipientType, SenderType } from '@stellwerk/domain';
import { companyDe } from '../i18n/company.de';

/** A message between a company, a person and the system (001 §3). */
export interface Message {
  /** Number of the message as text. */
  readonly id: string;
  /** Who wrote it. */
  readonly senderType: SenderType;
  /** Who is to read it. */
  readonly recipientType: RecipientType;
  /** At most 200 characters (O23). */
  readonly subject: string;
  /** Plain text with its line breaks, at most 5000 characters (O23). */
  readonly content: string;
  /** Whether the receiving side has opened or marked it. */
  readonly isRead: boolean;
  /** ISO, or null. */
  readonly createdAt: string | null;
  /** The person on the other side; null for a message of the system. */
  readonly user: { readonly id: string; readonly firstName: string; readonly lastName: string; readonly avatarUrl: string } | null;
}

const PREVIEW = 100;

/** The first 100 characters on one line, then an ellipsis (CM14). */
export function messagePreview(content: string): string {
  const line = content.replace(/\s+/g, ' ').trim();
  return line.length > PREVIEW ? `${line.slice(0, PREVIEW)}…` : line;
}

/** Name of the other side: the person, or the product for its own messages. */
export function messagePerson({ user, senderType }: Pick<Message, 'user' | 'senderType'>): string {
  if (senderType === 'system') return companyDe.message.system;
  return user === null ? companyDe.message.unknown : `${user.firstName} ${user.lastName}`.trim() || companyDe.message.unknown;
}

/** Whether the company still has to read it. What it sent itself is never unread for it. */
export function isUnread({ isRead, recipientType }: Pick<Message, 'isRead' | 'recipientType'>): boolean {
  return !isRead && recipientType === 'company';
}

/** Whether a message stands under a filter (CM03). What the other side has not read yet stands under 'Alle' alone. */
export function passesMessageFilter(message: Pick<Message, 'isRead' | 'recipientType'>, filter: MessageFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'unread' ? isUnread(message) : message.isRead;
}

/** Whether a search word is in subject, content, or the person's first and last name (CM04). */
export function matchesMessage(message: Message, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase('de');
  const texts = [message.subject, message.content, messagePerson(message)];
  return wanted === '' || texts.some((text) => text.toLocaleLowerCase('de').includes(wanted));
}
