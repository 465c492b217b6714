import { isUnread, messagePerson } from '@stellwerk/design-system/patterns';
import { describe, expect, it } from 'vitest';
import { mirrored, type InboxMessage } from './inbox';

const message: InboxMessage = {
  id: '6',
  senderType: 'company',
  subject: 'Willkommen',
  content: 'Wir freuen uns.',
  isRead: false,
  createdAt: null,
  company: { id: '2', name: 'Hagenfeld', logoUrl: '' },
};

describe('mirrored', () => {
  it('makes the company the other side', () => {
    expect(messagePerson(mirrored(message))).toBe('Hagenfeld');
    expect(isUnread(mirrored(message))).toBe(true);
  });

  it('never counts an own message as unread', () => {
    expect(isUnread(mirrored({ ...message, senderType: 'user' }))).toBe(false);
  });

  it('keeps messages of the system readable', () => {
    const system = mirrored({ ...message, senderType: 'system', company: null });
    expect([messagePerson(system), isUnread(system)]).toEqual(['Stellwerk', true]);
  });
});
