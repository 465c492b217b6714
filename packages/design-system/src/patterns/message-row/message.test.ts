import { describe, expect, it } from 'vitest';
import { isUnread, matchesMessage, messagePerson, messagePreview, passesMessageFilter, type Message } from './message';

const message: Message = {
  id: '1',
  senderType: 'user',
  recipientType: 'company',
  subject: 'Rückfrage zur Rufbereitschaft',
  content: 'Gilt das auch in der Probezeit?',
  isRead: false,
  createdAt: null,
  user: { id: '5', firstName: 'Amelie', lastName: 'Thorwald', avatarUrl: '' },
};

describe('messagePreview', () => {
  it('CM14 cuts after 100 characters and adds an ellipsis', () => {
    expect(messagePreview('a'.repeat(150))).toBe(`${'a'.repeat(100)}…`);
    expect(messagePreview('a'.repeat(100))).toBe('a'.repeat(100));
    expect(messagePreview('eins\n\n zwei')).toBe('eins zwei');
  });
});

describe('passesMessageFilter', () => {
  it('CM03 unread shows only unread ones, read only read ones', () => {
    const sent = { isRead: false, recipientType: 'user' } as const;
    const read = { isRead: true, recipientType: 'company' } as const;
    expect([message, read, sent].map((one) => passesMessageFilter(one, 'unread'))).toEqual([true, false, false]);
    expect([message, read, sent].map((one) => passesMessageFilter(one, 'read'))).toEqual([false, true, false]);
    expect([message, read, sent].map((one) => passesMessageFilter(one, 'all'))).toEqual([true, true, true]);
    expect(isUnread(sent)).toBe(false);
  });
});

describe('matchesMessage', () => {
  it('CM04 finds words of subject, content, first and last name in any case', () => {
    for (const word of ['rufbereitschaft', 'PROBEZEIT', 'amelie', 'Thorw', ' ']) expect(matchesMessage(message, word)).toBe(true);
    expect(matchesMessage(message, 'Kündigung')).toBe(false);
  });
});

describe('messagePerson', () => {
  it('names the product for its own messages and nobody for a deleted account', () => {
    expect(messagePerson(message)).toBe('Amelie Thorwald');
    expect(messagePerson({ senderType: 'system', user: null })).toBe('Stellwerk');
    expect(messagePerson({ senderType: 'user', user: null })).toBe('Unbekannte Person');
  });
});
