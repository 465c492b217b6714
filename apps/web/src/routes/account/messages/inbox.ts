import type { Message } from '@stellwerk/design-system/patterns';
import type { SenderType } from '@stellwerk/domain';

/** A message as the person has it: the other side is a company, or the product itself. */
export interface InboxMessage {
  readonly id: string;
  readonly senderType: SenderType;
  readonly subject: string;
  readonly content: string;
  readonly isRead: boolean;
  /** ISO, or null. */
  readonly createdAt: string | null;
  /** Null for a message of the system. */
  readonly company: { readonly id: string; readonly name: string; readonly logoUrl: string } | null;
}

/**
 * The message for the patterns, which tell everything from the company's side: an inbox is the mirror of that, the company being the
 * one who writes.
 */
export function mirrored({ company, senderType, ...message }: InboxMessage): Message {
  const own = senderType === 'user';
  return {
    ...message,
    senderType: senderType === 'system' ? 'system' : own ? 'company' : 'user',
    recipientType: own ? 'user' : 'company',
    user: company === null ? null : { id: company.id, firstName: company.name, lastName: '', avatarUrl: company.logoUrl },
  };
}
