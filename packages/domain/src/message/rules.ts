import { matchesText } from '../text';
import type { MessageFilter } from './codes';
import { messagePersonLabels, messageRecipientLabels } from './labels.de';
import type { InboxMessage, Message } from './read';

const PREVIEW = 100;

/** The first 100 characters on one line, then an ellipsis (CM14). */
export function messagePreview(content: string): string {
  const line = content.replace(/\s+/g, ' ').trim();
  return line.length > PREVIEW ? `${line.slice(0, PREVIEW)}…` : line;
}

/** Name of the other side: the person, the department of the platform, or the platform for its own messages. */
export function messagePerson({ user, senderType, recipient }: Pick<Message, 'user' | 'senderType' | 'recipient'>): string {
  if (senderType === 'system') return messagePersonLabels.system;
  if (recipient !== null) return messageRecipientLabels[recipient];
  return user === null ? messagePersonLabels.unknown : `${user.firstName} ${user.lastName}`.trim() || messagePersonLabels.unknown;
}

/** Whether it is unread for the company. Its own messages are never unread for it. */
export function isUnread({ isRead, recipientType }: Pick<Message, 'isRead' | 'recipientType'>): boolean {
  return !isRead && recipientType === 'company';
}

/** Whether a message passes a filter (CM03). Messages unread by the other side only pass 'all'. */
export function passesMessageFilter(message: Pick<Message, 'isRead' | 'recipientType'>, filter: MessageFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'unread' ? isUnread(message) : message.isRead;
}

/** Whether a search term occurs in subject, content, or the person's first and last name (CM04). */
export function matchesMessage(message: Message, search: string): boolean {
  return matchesText([message.subject, message.content, messagePerson(message)], search);
}

/**
 * A message of a person or of the administration in the form of the company's, for components that support only that: in such a
 * mailbox the company is the other side, and own messages count as sent.
 * @param side owner of the mailbox
 */
export function mirrored({ company, senderType, recipient, ...message }: InboxMessage, side: 'user' | 'platform'): Message {
  const own = senderType === (side === 'user' ? 'user' : 'system');
  const department = side === 'platform' && recipient !== null ? ` (${messageRecipientLabels[recipient]})` : '';
  return {
    ...message,
    senderType: own ? 'company' : senderType === 'system' ? 'system' : 'user',
    recipientType: own ? 'user' : 'company',
    recipient: null,
    user: company === null ? null : { id: company.id, firstName: `${company.name}${department}`, lastName: '', avatarUrl: company.logoUrl },
  };
}
