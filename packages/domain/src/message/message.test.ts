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
  readMessageApplicants,
  readMessages,
  readUnreadMessages,
} from './index';

/** Fields that the client reads unchanged. */
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
    expect(readMessages(answer).messages).toEqual([message]);
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
    expect(readMessages(null).messages).toEqual([]);
  });

  it('O76 the own inbox names the company, and none for a message of the platform', () => {
    const company = { id: 4, name: 'Weserbund', logo: { url: '/l.svg' } };
    const [first, second] = readInbox([
      { ...wire, company },
      { ...wire, senderType: 'system', company: null },
    ]).messages;
    expect(first).toEqual({
      ...message,
      company: { id: '4', name: 'Weserbund', logoUrl: '/l.svg' },
    });
    expect(second).toMatchObject({ senderType: 'system', company: null });
  });
});

describe('messagePreview', () => {
  it('CM14 EN53 cuts after 100 characters and adds an ellipsis', () => {
    expect(messagePreview('a'.repeat(150))).toBe(`${'a'.repeat(100)}…`);
    expect(messagePreview('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
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

describe('a mailbox of others in the form of the company', () => {
  const company = { id: 4, name: 'Weserbund' };
  const seen = (side: 'user' | 'platform', ...change: readonly object[]) =>
    readInbox(change.map((one) => ({ ...wire, company, ...one }))).messages.map((one) => mirrored(one, side));

  it('O41 of a person: the company writes, the own message counts as sent', () => {
    expect(seen('user', {}, { senderType: 'company' }, { senderType: 'system', company: null })).toMatchObject([
      { senderType: 'company', recipientType: 'user', user: { firstName: 'Weserbund', lastName: '' } },
      { senderType: 'user', recipientType: 'company' },
      { senderType: 'system', recipientType: 'company', user: null },
    ]);
  });

  it('O75 of the administration: a company writes to a department, the answer counts as sent', () => {
    const recipient = 'accounting';
    expect(seen('platform', { senderType: 'company', recipient }, { senderType: 'system', recipient })).toMatchObject([
      { senderType: 'user', recipientType: 'company', recipient: null, user: { id: '4', firstName: 'Weserbund (Buchhaltung)' } },
      { senderType: 'company', recipientType: 'user' },
    ]);
  });
});

describe('a page of messages', () => {
  it('EN53 has its numbers, and a bare list the default ones', () => {
    const counts = { all: 12, unread: 3, read: 9 };
    expect(readMessages({ messages: [wire], total: 12, page: 2, pageSize: 5, counts })).toEqual({
      messages: [message],
      total: 12,
      page: 2,
      pageSize: 5,
      counts,
    });
    expect(readMessages([wire])).toEqual({ messages: [message], total: 1, page: 1, pageSize: 10, counts: { all: 1, unread: 0, read: 0 } });
  });
});

test('what is unread is counted for each mailbox', () => {
  const companies = [{ companyId: 4, unread: 2 }];
  expect(readUnreadMessages({ own: 1, companies, platform: 3 })).toEqual({ own: 1, companies: { 4: 2 }, platform: 3 });
  expect(readUnreadMessages({ own: 0, companies: [], platform: null }).platform).toBe(0);
});

test('O40 applicants have a name and a number', () => {
  const person = { firstName: 'Ada', lastName: 'Kern' };
  expect(readMessageApplicants([{ ...person, id: 7 }])).toEqual([{ ...person, id: '7' }]);
});
