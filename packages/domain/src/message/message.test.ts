import { describe, expect, it, test } from 'vitest';
import {
  isUnread,
  matchesMessage,
  messagePerson,
  messagePreview,
  mirrored,
  passesMessageFilter,
  readInbox,
  readMessage,
  readMessages,
} from './index';

/** Fields that the client takes over as the server sends them. */
const unchanged = {
  senderType: 'user',
  recipientType: 'company',
  recipient: null,
  subject: 'Rückfrage zur Rufbereitschaft',
  content: 'Gilt das auch in der Probezeit?',
  isRead: false,
  createdAt: '2026-11-20T08:02:00.000Z',
};
const wire = {
  ...unchanged,
  id: 1,
  companyId: 4,
  userId: 5,
  updatedAt: '2026-11-20T08:02:00.000Z',
  user: { id: 5, firstName: 'Amelie', lastName: 'Thorwald', avatar: '/a.svg' },
};
const message = readMessage(wire);

describe('reading a message', () => {
  it('CM15 reads every field that a screen needs', () => {
    expect(message).toEqual({
      ...unchanged,
      id: '1',
      user: { id: '5', firstName: 'Amelie', lastName: 'Thorwald', avatarUrl: '/a.svg' },
    });
  });

  it.each([[[wire]], [{ messages: [wire] }], [{ data: [wire] }]])('finds the list in %#', (answer) => {
    expect(readMessages(answer)).toEqual([message]);
  });

  it('survives an answer without anything', () => {
    expect(readMessage(null)).toEqual({
      id: '',
      senderType: 'system',
      recipientType: 'company',
      recipient: null,
      subject: '',
      content: '',
      isRead: false,
      createdAt: null,
      user: null,
    });
    expect(readMessages(null)).toEqual([]);
  });

  it('O76 the own inbox names the company, and none for a message of the platform', () => {
    const company = { id: 4, name: 'Weserbund', logo: { url: '/l.svg' } };
    const [first, second] = readInbox([
      { ...wire, company },
      { ...wire, senderType: 'system', company: null },
    ]);
    expect(first).toEqual({
      id: '1',
      senderType: 'user',
      subject: wire.subject,
      content: wire.content,
      isRead: false,
      createdAt: wire.createdAt,
      company: { id: '4', name: 'Weserbund', logoUrl: '/l.svg' },
    });
    expect(second).toMatchObject({ senderType: 'system', company: null });
  });
});

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

test.each(['rufbereitschaft', 'rueckfrage', 'PROBEZEIT', 'amelie', 'Thorw', ' '])(
  'CM04 "%s" is found in subject, content or name',
  (term) => {
    expect(matchesMessage(message, term)).toBe(true);
    expect(matchesMessage(message, 'Kündigung')).toBe(false);
  },
);

test.each([
  ['the person', message, 'Amelie Thorwald'],
  ['the platform for its own messages', { ...message, senderType: 'system', user: null }, 'Stellwerk'],
  ['the department that was written to', { ...message, senderType: 'company', recipient: 'sales', user: null }, 'Vertrieb'],
  ['nobody for a deleted account', { ...message, user: null }, 'Unbekannte Person'],
] as const)('the other side is %s', (_who, one, name) => {
  expect(messagePerson(one)).toBe(name);
});

test('an inbox is the mirror of the company side: the company writes, the own message counts as sent', () => {
  const own = readInbox([{ ...wire, company: { id: 4, name: 'Weserbund' } }]).map(mirrored);
  expect(own).toMatchObject([{ senderType: 'company', recipientType: 'user', user: { firstName: 'Weserbund', lastName: '' } }]);
  const received = readInbox([{ ...wire, senderType: 'company', company: { id: 4, name: 'Weserbund' } }]).map(mirrored);
  expect(received).toMatchObject([{ senderType: 'user', recipientType: 'company' }]);
  expect(readInbox([{ ...wire, senderType: 'system' }]).map(mirrored)).toMatchObject([
    { senderType: 'system', recipientType: 'company', user: null },
  ]);
});
