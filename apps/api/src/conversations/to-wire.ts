import { blindName } from '@stellwerk/domain';
import type { AnswerOf } from '@stellwerk/domain/endpoints';
import { urlOf } from '../platform/media/public-files.ts';
import type { MessageRow } from './store.ts';

type InboxWire = AnswerOf<'message'>;

/** A message without the name, picture and account of a hidden person (decision 0079). */
export function withoutSender(row: MessageRow): MessageRow {
  if (row.blind_application === null) return row;
  const { firstName, lastName } = blindName(row.blind_application);
  return { ...row, user_id: null, first_name: firstName, last_name: lastName, avatar: null };
}

/** A message as its company reads it (CM15). */
export const messageWire = (row: MessageRow): Omit<InboxWire, 'company'> => ({
  id: row.id,
  companyId: row.company_id,
  userId: row.user_id,
  senderType: row.sender_type,
  recipientType: row.recipient_type,
  recipient: row.recipient,
  subject: row.subject,
  content: row.content,
  isRead: row.is_read,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  user:
    row.first_name === null
      ? null
      : { id: row.user_id, firstName: row.first_name, lastName: row.last_name ?? '', avatar: urlOf(row.avatar, 'avatars') },
});

/** A message as its person or the administration reads it (O76); messages of the platform to a person have no company. */
export function inboxMessageWire(row: MessageRow): InboxWire {
  const url = urlOf(row.company_logo, 'logos');
  const company = { id: row.company_id, name: row.company_name, logo: url === null ? null : { url } };
  return { ...messageWire(row), company: row.sender_type === 'system' && row.recipient === null ? null : company };
}
